import type { Repair } from '../../repair.ts'
import { replaceSpan } from '../replace-span.ts'
import { spanText } from '../span-text.ts'
import { hostSpan } from './host-span.ts'
import { titleForHost } from './normalize-host.ts'

/** Decodes the percent-encoded characters of the host. */
export const decodeHost: Repair = context => {
  const host = hostSpan(context)
  if (host === null) return []
  const decoded = percentDecoded(spanText(context, host))
  return decoded === null ? [] : [replaceSpan(context, titleForHost(decoded), decoded, host)]
}

/** Decodes a text. Null if the bytes are not UTF-8, or represent characters that do not belong in a URL. */
export function percentDecoded(text: string): string | null {
  try {
    return text.replaceAll(/(?:%[0-9A-F]{2})+/gi, bytes => {
      const decoded = decodeURIComponent(bytes)
      if (/[\p{C}\p{Z}]/u.test(decoded)) throw new URIError('Better not written')
      return decoded
    })
  } catch {
    return null
  }
}
