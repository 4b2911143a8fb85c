import { platform } from '#platform'
import { disallowedBefore16 } from '../../shared/older-uts46.ts'
import { newerThan } from '../../shared/newer-characters.ts'
import { keepsDirection } from './keeps-direction.ts'
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

/** The version of Unicode in the tables of Node 20. */
const newer = newerThan(15)

function toAscii(name: string): string | null {
  if (isAscii(name) && !name.includes('xn--')) return name
  if (newer.test(name) || disallowedBefore16.test(name)) return null
  const uts46 = platform.loadUts46()
  const ascii = uts46.toAscii(name, { checkJoiners: true })
  if (ascii === null) return null
  return uts46.toUnicode(name, {}).split('.').every(keepsDirection) ? ascii : null
}
