/**
 * For callers without types, so that the error names the missing argument and does not come from deep inside.
 *
 * @param what with its article: "a URL".
 * @throws TypeError for anything but a string.
 */
export function requireString(value: unknown, what: string): void {
  if (typeof value === 'string') return
  const type = value === null ? 'null' : Array.isArray(value) ? 'an array' : typeof value
  throw new TypeError(`Expected ${what} as a string, but got ${type}.`)
}
