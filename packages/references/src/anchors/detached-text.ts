/** The same text without the longer one that it is a part of, which it would keep in memory. */
export function detachedText(text: string): string {
  return ` ${text}`.slice(1)
}
