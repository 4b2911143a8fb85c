import {
  fillMessage,
  hideInText,
  MaskedText,
  mentionShown,
  ownText,
  type ShownText,
  smallestEdit,
} from '@hreflint/core/internal'
import type {
  CompiledPattern,
  FoundIssue,
  PatternDialect,
  PatternFix,
  PatternIssue,
  PatternOptions,
  RepairedPattern,
} from './contract/pattern.ts'
import { PatternFailure } from './contract/pattern-failure.ts'
import { patternIssues } from './issues/index.ts'
import { spend, withWork } from './text/work/work.ts'

/** A pattern as read by one dialect. */
export interface ParsedPattern {
  readonly text: string
  readonly dialect: PatternDialect
  /** Null if the pattern does not compile. */
  readonly pattern: CompiledPattern | null
  readonly issues: readonly PatternIssue[]
}

const definitions = new Map(patternIssues.map(definition => [definition.code, definition]))

/** The work that one pattern may take: characters that are compiled, and steps of expressions. */
export const mostWork = 3_000_000

/** The longest pattern that is read, in UTF-16 code units. Servers refuse such long addresses. */
export const longestPattern = 16_384

/**
 * Parses a pattern in a dialect. Does not throw for any string. A pattern that takes too much work
 * has one issue, which says so.
 */
export function parsePattern(
  text: string,
  dialect: PatternDialect,
  options: PatternOptions = {},
): ParsedPattern {
  let pattern: CompiledPattern | null = null
  const parsed = (issues: readonly FoundIssue[]): ParsedPattern => ({
    text,
    dialect,
    pattern,
    issues: issues.map(found => toIssue(text, found)),
  })
  const tooLarge: FoundIssue = { code: 'too-large', start: 0, end: text.length }
  if (text.length > longestPattern) return parsed([tooLarge])
  try {
    return withWork(mostWork, () => {
      const compiled = dialect.compile(text, options)
      pattern = compiled
      return parsed(dialect.examine(text, compiled, options))
    })
  } catch (error) {
    if (!(error instanceof PatternFailure)) throw error
    const { code, start, end, params } = error
    if (code === 'too-large') return parsed([tooLarge])
    pattern = null
    return parsed([{ code, start, end, params, fixes: fixesFor(text, dialect, options) }])
  }
}

/** Returns what can be suggested for a pattern that does not compile: nothing if it is too large. */
function fixesFor(
  text: string,
  dialect: PatternDialect,
  options: PatternOptions,
): readonly PatternFix[] {
  try {
    return withWork(mostWork, () =>
      dialect.repair(text, options).map(repaired => toFix(text, repaired)),
    )
  } catch (error) {
    if (error instanceof PatternFailure && error.code === 'too-large') return []
    throw error
  }
}

/** Fills in the message and the reason of an issue. */
export function toIssue(
  text: string,
  { code, start, end, params = {}, witness, fixes = [] }: FoundIssue,
): PatternIssue {
  const definition = definitions.get(`pattern/${code}`)
  if (definition === undefined) throw new RangeError(`No issue has the code ${code}.`)
  spend(text.length)
  const masked = MaskedText.ofUrl(text)
  const shown = mentionShown(masked.slice({ start, end }))
  // What is derived from a secret cannot be told from what is not.
  const isSecret = masked.touches({ start, end })
  const filled = Object.fromEntries(
    Object.entries({ ...params, witness: witness ?? '' }).map(([name, value]) => [
      name,
      isSecret && value !== '' ? ownText('"…"') : hideInText(value),
    ]),
  )
  return {
    code: definition.code,
    kind: definition.kind,
    span: { start, end },
    message: fillMessage(definition.message, filled, shown),
    why: fillMessage(definition.why, filled, shown),
    witness: witness ?? null,
    fixes: fixes.map(fix => ({ ...fix, title: titleOf(fix.title, masked) })),
  }
}

/** Returns the title of a fix, which may repeat the pattern. */
function titleOf(title: string, { hidden }: MaskedText): ShownText {
  return hidden.length === 0 ? hideInText(title) : ownText('Change it')
}

function toFix(text: string, { text: output, title }: RepairedPattern): PatternFix {
  return { title, edits: [smallestEdit(text, output)] }
}
