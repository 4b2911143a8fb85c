/** Copies a string that is a slice of a longer one, so that the longer one can be freed. */
export function detachedText(text: string): string {
  return ` ${text}`.slice(1)
}
