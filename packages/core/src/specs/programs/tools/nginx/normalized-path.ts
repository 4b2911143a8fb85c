import { decodePercent } from '../../shared/octets.ts'
import { toWellFormed } from '../../shared/well-formed.ts'

const octet = /%([0-9A-Fa-f]{2})/g
/** Placeholders for characters that are part of a name after they are decoded. */
const names = new Map([
  ['#', '\ue000'],
  ['?', '\ue001'],
  ['%', '\ue002'],
])
const shown = new Map([...names].map(([character, standIn]) => [standIn, character]))

/**
 * Returns the decoded path with single slashes and without `.` and `..`. Null if it contains a bad escape, a zero
 * octet, or more `..` than folders.
 */
export function normalizedPath(path: string): string | null {
  const kept = path.replace(octet, (written, digits) => {
    return names.get(String.fromCharCode(Number.parseInt(digits, 16))) ?? written
  })
  const end = kept.indexOf('#')
  const whole = end === -1 ? kept : kept.slice(0, end)
  if (/%(?![0-9A-Fa-f]{2})|%00/.test(whole)) return null
  const folders: string[] = []
  const segments = toWellFormed(decodePercent(whole)).split(/\/+/).slice(1)
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1
    if (segment === '..' && folders.pop() === undefined) return null
    if (segment !== '.' && segment !== '..') folders.push(segment)
    else if (isLast) folders.push('')
  }
  return `/${folders.join('/')}`.replace(
    /[\ue000-\ue002]/g,
    standIn => shown.get(standIn) ?? standIn,
  )
}
