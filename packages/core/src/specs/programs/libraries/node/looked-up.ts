import { platform } from '#platform'
import { isAscii } from '../../../../text/code-point.ts'

const forbidden = /[\0\t\n\r #%/:<>?@[\\\]^|]/
const forbiddenInLiteral = /[\0\t\n\r #%/<>?@\\^|]/

/** Returns the host in lower case and ASCII. Empty if it is empty or too long; null if Node rejects the URL. */
export function lookedUpByNode(name: string, isLiteral: boolean): string | null {
  if (name === '' || name.length > 255) return ''
  const lower = name.toLowerCase()
  if (isLiteral) {
    if (forbiddenInLiteral.test(lower)) return null
    const address = lower.slice(1, -1)
    return address.includes(':') ? `[${address}]` : address
  }
  const nul = lower.indexOf('\0')
  const ascii = toAscii(nul === -1 ? lower : lower.slice(0, nul))
  return ascii === null || ascii === '' || forbidden.test(ascii) ? null : ascii
}

const dot = /[.\u3002\uff0e\uff61]/
/** A right-to-left label. Bidi rules are checked only in these labels. */
const fromRightToLeft = /^\p{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u

function toAscii(name: string): string | null {
  if (isAscii(name) && !name.includes('xn--')) return name
  const { toAscii: convert } = platform.loadUts46()
  const labels = name.split(dot).filter(label => fromRightToLeft.test(label))
  if (labels.some(label => convert(label, { checkBidi: true }) === null)) return null
  return convert(name, { checkJoiners: true })
}
