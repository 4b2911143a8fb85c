import type { Components } from './components.ts'
import type { Connection } from './connection.ts'
import type { Issue } from './issue.ts'

/**
 * A URL as a specification understands it. A component is null if the URL does not have it; a host is
 * serialized as the specification does it (`[::1]`, `xn--…`), a port is in decimal digits.
 */
export interface ParsedUrl {
  /** The serialized URL; null for a reference that was parsed without resolving it. */
  readonly href: string | null
  readonly scheme: string | null
  readonly username: string | null
  readonly password: string | null
  readonly host: string | null
  readonly port: string | null
  readonly path: string
  readonly query: string | null
  readonly fragment: string | null
  /** The parts of a connection string; absent for specifications of other URLs. */
  readonly connection?: Connection
}

export interface ParseResult {
  /** Null after a parse exception. */
  readonly url: ParsedUrl | null
  /** The recognized components, up to the parse exception if there is one. */
  readonly components: Components
  /** In input order; issues at the same place in the order in which they were found. */
  readonly issues: readonly Issue[]
}

export interface SpecParseOptions {
  /** The base URL, as a string that the same specification can parse by itself. */
  readonly base?: string | undefined
  /** Label of the document's character encoding, for the query. Default: UTF-8. */
  readonly encoding?: string | undefined
}
