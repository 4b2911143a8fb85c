import type { EmbeddedPattern } from '@hreflint/documents'
import type { PatternIssue } from '@hreflint/patterns'
import { loadPatterns } from '#patterns'

/** Whether a relative pattern compiles does not depend on the base. */
const anyBase = 'https://example.com/'

/**
 * Returns the issues of a pattern in a document: the one way from a located pattern to its issues,
 * for all front ends. For a pattern with placeholders, only issues that do not depend on their
 * content count.
 *
 * @param base The URL of the document, if known.
 */
export function judgePattern(
  {
    text,
    dialect: id,
    holes,
    isRelative,
  }: Pick<EmbeddedPattern, 'text' | 'dialect' | 'holes' | 'isRelative'>,
  base?: string,
): readonly PatternIssue[] {
  const engine = loadPatterns()
  const dialect = engine?.findDialect(id)
  if (engine == null || dialect === undefined) return []
  // In a policy, a placeholder is a word. Other patterns are a single text.
  if (holes.length > 0 && id !== 'csp') return []
  const { issues } = engine.parsePattern(text, dialect, isRelative ? { base: base ?? anyBase } : {})
  const certain = issues.filter(
    ({ kind, span }) => kind !== 'unknown' && (holes.length === 0 || isClear(span, text, holes)),
  )
  return isRelative && base === undefined && id === 'urlpattern'
    ? certain.filter(({ kind }) => kind === 'invalid')
    : certain
}

/** Whether there is no placeholder in the words of a span or right beside them. */
function isClear(
  { start, end }: PatternIssue['span'],
  text: string,
  holes: EmbeddedPattern['holes'],
): boolean {
  const from = text.lastIndexOf(' ', start - 1) + 1
  const space = text.indexOf(' ', end)
  const until = space === -1 ? text.length : space
  return holes.every(hole => hole.end < from || hole.start > until)
}
