import type { PatternDialect, PatternOptions } from '../contract/pattern.ts'
import { parsePattern } from '../parse-pattern.ts'
import { dialects } from './index.ts'

/** Returns the other dialects of the same family in which the pattern compiles without issues. */
export function readableDialects(
  text: string,
  { id, family }: PatternDialect,
  options: PatternOptions = {},
): readonly PatternDialect[] {
  return dialects.filter(
    dialect =>
      dialect.family === family &&
      dialect.id !== id &&
      parsePattern(text, dialect, options).issues.length === 0,
  )
}
