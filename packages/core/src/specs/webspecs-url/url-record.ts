/** A URL of the draft: section 2, "URLs". A host in brackets is an IPv6 address. */
export interface UrlRecord {
  scheme: string | null
  schemeData: string | null
  username: string
  password: string | null
  host: string | null
  port: string
  path: string[]
  query: string | null
  fragment: string | null
}

/** Returns the record of a new URL. */
export function newUrlRecord(): UrlRecord {
  return {
    scheme: null,
    schemeData: null,
    username: '',
    password: null,
    host: null,
    port: '',
    path: [],
    query: null,
    fragment: null,
  }
}

/** The relative schemes and their default ports; file has none. */
export const relativeSchemes: ReadonlyMap<string, string | null> = new Map([
  ['ftp', '21'],
  ['file', null],
  ['gopher', '70'],
  ['http', '80'],
  ['https', '443'],
  ['ws', '80'],
  ['wss', '443'],
])

/** Whether a URL includes credentials. */
export function includesCredentials({ username, password }: UrlRecord): boolean {
  return username !== '' || password !== null
}
