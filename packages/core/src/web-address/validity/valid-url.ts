import { legacyEncodingName } from '../../text/encoding-label.ts'
import { strippedSpan } from '../strip-spaces.ts'
import { isValid } from './validity.ts'

/**
 * "Valid URL": a URI reference, or an IRI reference whose query has no non-ASCII characters unless
 * the document is in UTF-8 or UTF-16.
 *
 * @param encoding label of the document's encoding. Default: UTF-8.
 * @throws RangeError for an unknown label.
 */
export function isValidUrl(url: string, encoding?: string): boolean {
  return isValid(url, legacyEncodingName(encoding))
}

/** "Valid non-empty URL". Throws as `isValidUrl`. */
export function isValidNonEmptyUrl(url: string, encoding?: string): boolean {
  return url !== '' && isValidUrl(url, encoding)
}

/** "Valid URL potentially surrounded by spaces". Throws as `isValidUrl`. */
export function isValidUrlPotentiallySurroundedBySpaces(url: string, encoding?: string): boolean {
  return isValidUrl(stripped(url), encoding)
}

/** "Valid non-empty URL potentially surrounded by spaces". Throws as `isValidUrl`. */
export function isValidNonEmptyUrlPotentiallySurroundedBySpaces(
  url: string,
  encoding?: string,
): boolean {
  return isValidNonEmptyUrl(stripped(url), encoding)
}

function stripped(url: string): string {
  const { start, end } = strippedSpan(url)
  return url.slice(start, end)
}
