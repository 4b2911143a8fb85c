import type { Repair } from '../fix.ts'
import { replaceSpan } from './replace-span.ts'
import { spanText } from './span-text.ts'

/** Writes the percent-encoded characters of the host as themselves. */
export const decodeHost: Repair = context => {
  const { host } = context.result.components
  if (host === null) return []
  const decoded = percentDecoded(spanText(context, host))
  return decoded === null ? [] : [replaceSpan(context, `Write ${decoded}`, decoded, host)]
}

/** Null where the bytes are not UTF-8, or stand for what nobody should write into a URL. */
export function percentDecoded(text: string): string | null {
  try {
    const decoded = text.replaceAll(/(?:%[0-9A-F]{2})+/gi, decodeURIComponent)
    return /[\p{C}\p{Z}]/u.test(decoded) ? null : decoded
  } catch {
    return null
  }
}
