/**
 * [Special schemes](https://url.spec.whatwg.org/#special-scheme) and their default ports. `file`
 * has none.
 */
export const defaultPorts: ReadonlyMap<string, number | null> = new Map([
  ['http', 80],
  ['https', 443],
  ['file', null],
  ['ftp', 21],
  ['ws', 80],
  ['wss', 443],
])

export function isSpecialScheme(scheme: string): boolean {
  return defaultPorts.has(scheme)
}
