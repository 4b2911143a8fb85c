import { replaceSpan } from '../replace-span.ts'
import { titleForHost } from './normalize-host.ts'
import { ofHost } from './of-host.ts'

/** Decodes the percent-encoded characters of the host. */
export const decodeHost = ofHost((host, span, context) => {
  const decoded = percentDecoded(host)
  return decoded === null ? [] : [replaceSpan(context, titleForHost(decoded), decoded, span)]
})

/** Decodes the percent-encoded characters of an IPv6 address. */
export const decodeAddress = ofHost((host, span, context) => {
  const decoded = percentDecoded(host)
  return decoded === null ? [] : [replaceSpan(context, `Replace with ${decoded}`, decoded, span)]
})

/** Decodes a text. Null if the bytes are not UTF-8, or represent characters that do not belong in a URL. */
export function percentDecoded(text: string): string | null {
  try {
    return text.replaceAll(/(?:%[0-9A-F]{2})+/gi, bytes => {
      const decoded = decodeURIComponent(bytes)
      if (/[\p{C}\p{Z}]/u.test(decoded)) throw new URIError()
      return decoded
    })
  } catch {
    return null
  }
}
