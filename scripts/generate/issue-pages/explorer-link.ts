import type { SpecParseOptions } from '../../../packages/core/src/index.ts'
import { homepage } from '../project/homepage.ts'

const explorer = `${homepage}/explorer/`

/** A link that shows a URL in the explorer. Its state is a fragment, which is sent to no server. */
export function urlInExplorer(
  url: string,
  options: SpecParseOptions & { spec?: string | undefined },
): string {
  return `${explorer}#${form({ url, ...options })}`
}

/** A link that shows a document in the explorer. */
export function documentInExplorer(language: string, text: string): string {
  return `${explorer}document#${form({ language, text })}`
}

/** A link that shows a pattern in the explorer. */
export function patternInExplorer(pattern: string, dialect: string): string {
  return `${explorer}patterns#${form({ pattern, dialect })}`
}

function form(members: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(members)
    .flatMap(([name, value]) => (value === undefined ? [] : `${name}=${percentEncode(value)}`))
    .join('&')
}

/** As `encodeURIComponent`; also what Markdown could take for the end of a link, and lone surrogates. */
function percentEncode(text: string): string {
  return [...text].map(percentEncodeOne).join('')
}

function percentEncodeOne(codePoint: string): string {
  if (/[!'()*~]/.test(codePoint)) return byte(codePoint.charCodeAt(0))
  if (!/\p{Cs}/u.test(codePoint)) return encodeURIComponent(codePoint)
  // WTF-8: three bytes, as UTF-8 would have it if surrogates were scalar values.
  const unit = codePoint.charCodeAt(0)
  return [0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f)].map(byte).join('')
}

function byte(value: number): string {
  return `%${value.toString(16).toUpperCase().padStart(2, '0')}`
}
