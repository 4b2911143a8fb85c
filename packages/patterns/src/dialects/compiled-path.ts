import { parse } from '@hreflint/core'
import type { CompiledPattern, PatternPiece } from '../contract/pattern.ts'

/** A path pattern as a regular expression, with the names of its groups. */
export interface PathPattern {
  readonly regexp: RegExp
  readonly names: readonly string[]
  readonly pieces: readonly PatternPiece[]
}

/** Returns a compiled path pattern. Its `match` takes a path or a URL. */
export function compiledPath({ regexp, names, pieces }: PathPattern): CompiledPattern {
  return {
    components: {},
    pieces,
    match(url) {
      const path = pathOf(url)
      const match = path === null ? null : regexp.exec(path)
      if (match === null) return null
      const values = new Map<string, string | undefined>()
      for (const [index, name] of names.entries()) {
        const value = match[index + 1]
        if (value !== undefined || !values.has(name)) values.set(name, value)
      }
      return { groups: [...values].map(([name, value]) => ({ component: null, name, value })) }
    },
  }
}

/** Returns the path that a server sees for a URL, or for a path with a query. Null if the URL has no path. */
export function pathOf(url: string): string | null {
  return url.startsWith('/') ? url.replace(/[?#].*$/s, '') : (parse(url).url?.path ?? null)
}
