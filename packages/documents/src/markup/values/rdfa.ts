import { type EmbeddedText, sliceText } from '../../embedded-text.ts'
import { splitAtWhiteSpace } from './white-space.ts'

/** Schemes that make `scheme:…` a URL rather than a CURIE with a prefix. */
const schemes = /^(?:https?|ftp|file|mailto|urn|data|tel|tag|doi|info):/i

/**
 * Whether a value of `about` or `resource` is a URL: not a safe CURIE (`[x:y]`), a blank node
 * (`_:x`), or a possible CURIE, which begins with a name and a colon.
 */
export function isUrlOfResource(value: string): boolean {
  if (value.startsWith('[') || value.startsWith('_:')) return false
  const beforeSlash = /^[^/?#]*/.exec(value)?.[0] ?? ''
  return !beforeSlash.includes(':') || schemes.test(value) || value.startsWith(`${beforeSlash}//`)
}

/** Returns the URLs of `prefix: URL` pairs, as in `prefix="dc: http://purl.org/dc/terms/"`. */
export function urlsOfPrefixes(value: EmbeddedText): EmbeddedText[] {
  const parts = splitAtWhiteSpace(value)
  return parts.filter(
    (_, index) => index % 2 === 1 && parts[index - 1]?.text.endsWith(':') === true,
  )
}

/** Returns the URLs of ITS annotators: `category|URL`, separated by white space. */
export function urlsOfAnnotators(value: EmbeddedText): EmbeddedText[] {
  return splitAtWhiteSpace(value).flatMap(part => {
    const bar = part.text.indexOf('|')
    return bar === -1 ? [] : [sliceText(part, bar + 1, part.text.length)]
  })
}
