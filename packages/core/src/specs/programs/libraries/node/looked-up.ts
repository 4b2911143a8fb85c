import { platform } from '#platform'
import { isAscii } from '../../../../text/code-point.ts'

const forbidden = /[\0\t\n\r #%/:<>?@[\\\]^|]/
const forbiddenInLiteral = /[\0\t\n\r #%/<>?@\\^|]/

/** The host in lower case and ASCII; empty where it is too long, null where the URL is refused for it. */
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
/** A label from right to left; direction is tested in no other label. */
const fromRightToLeft = /^\p{L}*[\p{Script=Hebrew}\p{Script=Arabic}]/u

function toAscii(name: string): string | null {
  if (isAscii(name) && !name.includes('xn--')) return name
  const { toAscii: convert } = platform.loadUts46()
  const labels = name.split(dot).filter(label => fromRightToLeft.test(label))
  if (labels.some(label => convert(label, { checkBidi: true }) === null)) return null
  return convert(name, { checkJoiners: true })
}
