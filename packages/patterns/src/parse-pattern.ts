import type { TextEdit } from '@hreflint/core'
import { fillMessage, mention } from '@hreflint/core/internal'
import type {
  CompiledPattern,
  FoundIssue,
  PatternDialect,
  PatternIssue,
  PatternOptions,
  RepairedPattern,
} from './contract/pattern.ts'
import { PatternFailure } from './contract/pattern-failure.ts'
import { patternIssues } from './issues/index.ts'

/** A pattern as read by one dialect. */
export interface ParsedPattern {
  readonly text: string
  readonly dialect: PatternDialect
  /** Null if the pattern does not compile. */
  readonly pattern: CompiledPattern | null
  readonly issues: readonly PatternIssue[]
}

const definitions = new Map(patternIssues.map(definition => [definition.code, definition]))

/** Parses a pattern in a dialect. Does not throw for any string. */
export function parsePattern(
  text: string,
  dialect: PatternDialect,
  options: PatternOptions = {},
): ParsedPattern {
  try {
    const pattern = dialect.compile(text, options)
    const issues = dialect.examine(text, pattern, options).map(found => toIssue(text, found))
    return { text, dialect, pattern, issues }
  } catch (error) {
    if (!(error instanceof PatternFailure)) throw error
    const { code, start, end, params } = error
    const fixes = dialect.repair(text, options).map(repaired => toFix(text, repaired))
    return {
      text,
      dialect,
      pattern: null,
      issues: [toIssue(text, { code, start, end, params, fixes })],
    }
  }
}

/** Fills in the message and the reason of an issue. */
export function toIssue(
  text: string,
  { code, start, end, params = {}, witness, fixes = [] }: FoundIssue,
): PatternIssue {
  const definition = definitions.get(`pattern/${code}`)
  if (definition === undefined) throw new RangeError(`No issue has the code ${code}.`)
  const shown = mention(text.slice(start, end))
  const filled = { ...params, witness: witness ?? '' }
  return {
    code: definition.code,
    kind: definition.kind,
    span: { start, end },
    message: fillMessage(definition.message, filled, shown),
    why: fillMessage(definition.why, filled, shown),
    witness: witness ?? null,
    fixes,
  }
}

function toFix(
  text: string,
  { text: output, title }: RepairedPattern,
): PatternIssue['fixes'][number] {
  return { title, edits: [difference(text, output)] }
}

/** Returns one edit that turns `before` into `after`, without their common start and end. */
function difference(before: string, after: string): TextEdit {
  let start = 0
  while (start < Math.min(before.length, after.length) && before[start] === after[start]) start += 1
  let tail = 0
  while (
    tail < Math.min(before.length, after.length) - start &&
    before.at(-1 - tail) === after.at(-1 - tail)
  ) {
    tail += 1
  }
  return {
    span: { start, end: before.length - tail },
    text: after.slice(start, after.length - tail),
  }
}
