import type { Span } from '@hreflint/core'
import { MaskedText, ownText, type ShownText } from '@hreflint/core/internal'
import { someHole } from '@hreflint/documents/embedded'

/** What `withHolesFilled` overwrites a placeholder with, and what is left of a host that is too long to show. */
const filler = /z{2,}(?:…z{2,})?/g

/** Minimum length of letters that nobody wrote. */
const shortest = 4

/** A URL, and its text with the placeholders overwritten. */
interface FilledUrl {
  readonly url: { readonly text: string }
  readonly text: string
  readonly holes: readonly Span[]
}

/**
 * Returns what is said of a URL whose placeholders are overwritten, with the placeholders as they are written. If
 * it can be one or another, it is shown as `…`.
 */
export function withHolesAsWritten(said: ShownText, filled: FilledUrl): ShownText {
  const { url, holes } = filled
  if (holes.length === 0) return said
  const masked = MaskedText.ofUrl(url.text)
  const withPort = withPortAsWritten(said, filled, masked)
  return withPort.includes('zz') ? withNamesAsWritten(withPort, filled, masked) : withPort
}

/** What stands for a port, where a title or message shows it. */
const shownPort = /(\bport |, which leads to [a-z][a-z\d+.-]*:\/\/[^\s/]*:)[01](?!\d)/g

function withPortAsWritten(
  said: ShownText,
  { text, holes }: FilledUrl,
  masked: MaskedText,
): ShownText {
  const hole = holes.find(
    ({ start, end }) => text.charAt(start - 1) === ':' && /^0*[01]$/.test(text.slice(start, end)),
  )
  if (hole === undefined) return said
  const written = masked.slice(hole)
  return ownText(said.replace(shownPort, (_, before: string) => before + written))
}

function withNamesAsWritten(
  said: ShownText,
  { text, holes }: Pick<FilledUrl, 'text' | 'holes'>,
  masked: MaskedText,
): ShownText {
  const written = new Map<string, string>()
  for (const { index: start, 0: run } of text.matchAll(/z{2,}/g)) {
    const span = { start, end: start + run.length }
    const shown = someHole(holes, span, () => true) ? masked.slice(span) : run
    written.set(run, (written.get(run) ?? shown) === shown ? shown : '…')
  }
  return ownText(
    said.replace(filler, run => written.get(run) ?? (run.length < shortest ? run : '…')),
  )
}
