import type { PatternDialect } from '../contract/pattern.ts'
import { originDialect } from './origin/index.ts'
import { routeDialects } from './path-to-regexp/dialects.ts'
import { urlPatternDialect } from './url-pattern/index.ts'

/** Every dialect. */
export const dialects: readonly PatternDialect[] = [
  urlPatternDialect,
  ...routeDialects,
  originDialect,
]

/** The dialect of a name; undefined where there is none. */
export function findDialect(id: string): PatternDialect | undefined {
  return dialects.find(dialect => dialect.id === id)
}
