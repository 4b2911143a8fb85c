import { parse } from '@hreflint/core'
import type { CompiledPattern, PatternPiece } from '../contract/pattern.ts'

/** A pattern of paths as a regular expression, and what its groups are called. */
export interface PathPattern {
  readonly regexp: RegExp
  readonly names: readonly string[]
  readonly pieces: readonly PatternPiece[]
}

/** A compiled pattern of paths; it takes the path of a URL, too. */
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

/** The path that a server sees of a URL, or of a path with a query. */
export function pathOf(url: string): string | null {
  return url.startsWith('/') ? url.replace(/[?#].*$/s, '') : (parse(url).url?.path ?? null)
}
