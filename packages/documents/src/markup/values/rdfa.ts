import { type EmbeddedText, sliceText } from '../../embedded-text.ts'
import { splitAtWhiteSpace } from './white-space.ts'

/** Schemes of which `scheme:…` is a URL and not the prefix of a CURIE. */
const schemes = /^(?:https?|ftp|file|mailto|urn|data|tel|tag|doi|info):/i

/**
 * Whether a value of `about` or `resource` is a URL: not a safe CURIE (`[x:y]`), not a blank node
 * (`_:x`), not what may be a CURIE because it begins with a name and a colon.
 */
export function isUrlOfResource(value: string): boolean {
  if (value.startsWith('[') || value.startsWith('_:')) return false
  const beforeSlash = /^[^/?#]*/.exec(value)?.[0] ?? ''
  return !beforeSlash.includes(':') || schemes.test(value) || value.startsWith(`${beforeSlash}//`)
}

/** The URLs of `prefix: URL` pairs, as in `prefix="dc: http://purl.org/dc/terms/"`. */
export function urlsOfPrefixes(value: EmbeddedText): EmbeddedText[] {
  const parts = splitAtWhiteSpace(value)
  return parts.filter(
    (_, index) => index % 2 === 1 && parts[index - 1]?.text.endsWith(':') === true,
  )
}

/** The URLs of ITS annotators: `category|URL` between white space. */
export function urlsOfAnnotators(value: EmbeddedText): EmbeddedText[] {
  return splitAtWhiteSpace(value).flatMap(part => {
    const bar = part.text.indexOf('|')
    return bar === -1 ? [] : [sliceText(part, bar + 1, part.text.length)]
  })
}
