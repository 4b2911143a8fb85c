import type { EmbeddedUrl } from '@hreflint/documents'

/** How much of a line is read. */
const longest = 2000

/**
 * Returns what follows a URL in its document if the document ends the URL in the middle of a password: with
 * `A=https://ada:pw #x@host/`, a `.env` file has a comment. Empty if it ends where its author meant.
 */
export function writtenBeyond({ text: url, map }: EmbeddedUrl, text: string): string {
  const slashes = url.indexOf('//')
  const colon = slashes < 0 ? -1 : url.indexOf(':', slashes)
  if (colon < 0 || url.includes('@', colon)) return ''
  const { start, end } = map.toSourceSpan({ start: 0, end: url.length })
  if (/["'`]/.test(text.charAt(end)) && text.charAt(end) === text.charAt(start - 1)) return ''
  // A blank before a word with an `@` is part of a password, as in `secretsInText`.
  const [rest = ''] = /^(?:\S|[^\S\r\n](?=\S*@))*/.exec(text.slice(end, end + longest)) ?? []
  return rest.includes('@') ? rest : ''
}
