import type { Issue } from '../../contract/issue.ts'
import { hide, MaskedText } from '../../text/secrets/masked-text.ts'
import { ownText, type ShownText } from '../../text/secrets/shown-text.ts'

/** Parameters that repeat nothing of the URL but a single character. */
const ownWords: ReadonlySet<string> = new Set([
  ...[
    'component',
    'reader',
    'what',
    'codePoint',
    'delimiter',
    'characters',
    'count',
    'length',
    'reading',
    'problem',
  ],
  ...['scheme', 'encoding', 'reason', 'place', 'kinds', 'wanted', 'actual', 'language'],
])

/** What replaces a quoted text that has part of a secret. */
export const hiddenQuote = '"…"' as ShownText

/**
 * Returns the parameters of an issue as they may be shown. What is derived from a secret, such as a decoded
 * label of a host, is hidden as a whole.
 *
 * @param text The text that the span of the issue refers to.
 */
export function shownParams(
  { params, span }: Pick<Issue, 'params' | 'span'>,
  text: MaskedText,
): Readonly<Record<string, ShownText>> {
  const isSecret = text.touches(span)
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      ownWords.has(name) ? ownText(value) : isSecret && value !== '' ? hiddenQuote : hide(value),
    ]),
  )
}

/** Returns an issue as it may be shown. */
export function shownIssue<Kind extends Issue>(issue: Kind, input: string): Kind {
  return { ...issue, params: shownParams(issue, MaskedText.ofUrl(input)) }
}
