/** A piece of a route, with its offsets in the route. */
export interface RoutePiece {
  readonly type: 'text' | 'parameter' | 'wildcard' | 'regexp'
  readonly start: number
  readonly end: number
  /** The fixed text, or the author's regular expression of a parameter; empty if the parameter has none. */
  readonly text: string
  readonly name: string
  readonly modifier: string
}

/** A compiled route: a regular expression for paths, and the names of its groups. */
export interface Route {
  readonly regexp: RegExp
  readonly names: readonly string[]
  readonly pieces: readonly RoutePiece[]
}

/** Compiles a route as one version of path-to-regexp does with the options that routers use. */
export type CompileRoute = (text: string) => Route

/** Escapes a text for a regular expression. */
export function quoted(text: string): string {
  return text.replaceAll(/[.*+?^${}()[\]|/\\]/g, String.raw`\$&`)
}
