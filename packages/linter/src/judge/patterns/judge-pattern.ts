import type { EmbeddedPattern } from '@hreflint/documents'
import type { PatternIssue } from '@hreflint/patterns'
import { loadPatterns } from '#patterns'

/** Any base tells whether a relative pattern compiles. */
const anyBase = 'https://example.com/'

/**
 * What is wrong with a pattern that a document contains: the one way from a located pattern to its issues, for every
 * front end. Of a pattern with placeholders, only that counts which is wrong whatever they stand for.
 *
 * @param base The address of the document, if it is known.
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
  // Of a policy, what is filled in is a word; other patterns are one text.
  if (holes.length > 0 && id !== 'csp') return []
  const { issues } = engine.parsePattern(text, dialect, isRelative ? { base: base ?? anyBase } : {})
  const certain =
    holes.length === 0 ? issues : issues.filter(({ span }) => isClear(span, text, holes))
  return isRelative && base === undefined && id === 'urlpattern'
    ? certain.filter(({ kind }) => kind === 'invalid')
    : certain
}

/** Whether nothing is filled in in a word, or at its ends. */
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
