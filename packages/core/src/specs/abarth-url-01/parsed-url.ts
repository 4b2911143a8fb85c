import type { Part } from './part.ts'

/** A URL divided as section 3 of the draft does it; null: the part was not found. */
export interface ParsedUrl {
  readonly scheme: Part
  readonly authority: Part | null
  readonly userInfo: Part | null
  readonly username: Part | null
  readonly password: Part | null
  readonly host: Part | null
  readonly port: Part | null
  readonly path: Part | null
  readonly query: Part | null
  readonly fragment: Part | null
}

/** What section 3.2 finds. */
export type AfterScheme = Pick<ParsedUrl, 'authority' | 'path' | 'query' | 'fragment'>

/** What section 3.3 and 3.4 find. */
export type AuthorityParts = Pick<ParsedUrl, 'userInfo' | 'username' | 'password' | 'host' | 'port'>

/**
 * Schemes whose URLs have an authority. The draft leaves them open; file (a TODO of the draft) is
 * read likewise, but for its slashes.
 */
const hierarchicalSchemes = new Set(['file', 'ftp', 'gopher', 'http', 'https', 'ws', 'wss'])

/** Whether the URLs of a scheme have an authority; letters in any case. */
export function isHierarchical(scheme: string): boolean {
  return hierarchicalSchemes.has(scheme.toLowerCase())
}
