/** A start tag as CommonMark (section 6.6) knows it. Longer quoted values than people write end it. */
const openTag =
  /<[A-Za-z][A-Za-z0-9-]*(?:\s+[A-Za-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']{0,2000}'|"[^"]{0,2000}"))?)+\s*\/?>/g

const quotedOrNot = /"[^"]*"|'[^']*'|=\s*[^\s"'=<>`]+/g

/**
 * The text with letters for the slashes in unquoted attribute values, unit for unit. In CommonMark
 * `<a href=https://a.example/b>` is a tag; micromark ends the value at the first slash and takes it
 * for text with a bare link, which then ends with `>`.
 */
export function withoutUnquotedSlashes(text: string): string {
  if (!/=\s*[^\s"'=<>`]*\//.test(text)) return text
  return text.replace(openTag, tag =>
    tag.replace(quotedOrNot, part => (part.startsWith('=') ? part.replaceAll('/', 'x') : part)),
  )
}
