/** A path's parameter, and where it is written. */
export interface RoutePiece {
  readonly type: 'text' | 'parameter' | 'wildcard' | 'regexp'
  readonly start: number
  readonly end: number
  /** The fixed text, or the regular expression of a parameter; empty where it has the usual one. */
  readonly text: string
  readonly name: string
  readonly modifier: string
}

/** A compiled route: a regular expression for paths, and what its groups are called. */
export interface Route {
  readonly regexp: RegExp
  readonly names: readonly string[]
  readonly pieces: readonly RoutePiece[]
}

/** Compiles a route as one version of path-to-regexp does, with the options that routers leave as they are. */
export type CompileRoute = (text: string) => Route

/** Escapes a text for a regular expression. */
export function quoted(text: string): string {
  return text.replaceAll(/[.*+?^${}()[\]|/\\]/g, String.raw`\$&`)
}
