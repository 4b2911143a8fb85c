import { connectionSpecOf } from '@hreflint/core/internal'
import { type EmbeddedText, sliceText } from '../../../embedded-text.ts'
import type { EmbeddedUrl } from '../../../embedded-url.ts'
import { valueUrl } from '../../configuration/value-url.ts'

/**
 * Matches a line that is only a URL, or gives one to a name: `url`, `NAME=url`, `name: "url"`, `- url`. The groups are
 * the name, the quote and the URL.
 */
const line =
  /^[ \t]*(?:-[ \t]+)?(?:(?:export[ \t]+)?"?([A-Za-z_][\w.-]*)"?[ \t]*(?:=|:(?=[ \t]))[ \t]*)?(["']?)((?:jdbc:)?[a-z][a-z\d+.-]*:\/\/[^\s"'\\]+)\2,?[ \t]*\r?$/gim

/**
 * Returns the connection strings that lines of a text consist of, or give to a name. The text is a file of an unknown
 * kind within a document; in its prose, anything may be a URL.
 */
export function assignedUrls(text: EmbeddedText): readonly EmbeddedUrl[] {
  const urls: EmbeddedUrl[] = []
  for (const found of text.text.matchAll(line)) {
    const [whole, key = '', , value = ''] = found
    if (connectionSpecOf(value) === null) continue
    const start = found.index + whole.lastIndexOf(value)
    const url = valueUrl(sliceText(text, start, start + value.length), key)
    if (url !== null) urls.push({ ...url, escape: withoutQuotes(url) })
  }
  return urls
}

function withoutQuotes(value: EmbeddedText): EmbeddedText['escape'] {
  return text => (/["'`\s#$\\]/.test(text) ? null : value.escape(text))
}
