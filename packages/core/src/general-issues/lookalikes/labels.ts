import { decodePunycode } from '../../uts46/punycode/decode-punycode.ts'
import type { Span } from '../../text/span.ts'

const beforeAuthority = /^[\0- ]*(?:[a-z][a-z\d+.-]*:)?[\\/]{2}/i

/** Returns the labels of the host of a URL, as they are written. */
export function labelsOf(input: string, known: number): readonly Span[] {
  const from = beforeAuthority.exec(input)?.[0].length
  if (from === undefined) return []
  const length = input.slice(from).search(/[\\/?#]|$/)
  // What fills a placeholder may be a part of the host.
  if (from + length > known || (length > 0 && from + length === known && known < input.length))
    return []
  const authority = input.slice(from, from + length)
  const start = from + authority.lastIndexOf('@') + 1
  const host = input.slice(start, from + length).replace(/:\d*$/, '')
  return Array.from(host.matchAll(/[^.\u3002\uFF0E\uFF61]+/g), ({ 0: label, index }) => ({
    start: start + index,
    end: start + index + label.length,
  }))
}

/** Returns a label as it is shown: decoded from Punycode, in small letters. */
export function unicodeOf(label: string): string {
  const decoded = /^xn--/i.test(label) ? decodePunycode(label.slice(4).toLowerCase()) : label
  return (decoded ?? label).normalize('NFKC').toLowerCase()
}
