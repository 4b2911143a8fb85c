import { isAscii } from '../../../../text/code-point.ts'
import { encodePunycode } from '../../../../uts46/punycode/encode-punycode.ts'
import { unassigned } from './unassigned.ts'

const dots = /[.\u3002\uff0e\uff61]/
/** Capital letters that Mono does not know the other case of. */
const keepsCase =
  /[\u0130\u01c5\u01c8\u01cb\u01f2\u037f\u03f4\u0524-\u052f\u10c7\u10cd\u13a0-\u13f5\u1c89-\u1cbf\u1e9e\u2126\u212a\u212b\u2c2f\u2c70\u2c7e\u2c7f\u2ceb-\u2cf2\ua660\ua698\ua69a\ua78d-\ua7ff]/
/** Characters that Mono does not decompose. */
const keepsForm =
  /([\u2095-\u209c\u2150-\u2152\u2189\u3244-\u3247\u32ff\ua69c\ua69d\uab5c-\uab5f\uab69\uf9fe\uf9ff\ufa01\ufa03\ufa04\ufa17-\ufa19\ufa1e\ufa2e\ufa2f\ufa5b-\ufa5f\ufa6b-\ufa6d\ufaca-\ufad9\ufb00-\ufb02\ufb27\ufb2d\ufb2f\ufb32\ufb35\ufba2-\ufbb1\ufd2e-\ufd3d\ufd80\ufd81\ufdb8-\ufdc7\ufdf0-\ufdfc\ufe10-\ufe19\ufe35\ufe36\ufe43\ufe57\ufe5c-\ufe5f\ufe63\ufe65\ufeed-\ufef0\uffaf-\uffb1\uffb8\uffb9\uffcd-\uffcf\uffd7\uffe0-\uffe6\uffe8-\uffee]+)/
/** Characters that Mono decomposes to another one by mistake. */
const misread = /[\u2c7c\u2c7d\ua7f0-\ua7ff]/g
const prohibited =
  /\u0340|\u0341|[\0\x80-\xa0\u1680\u200e\u200f\u2028-\u202e\u206a-\u206f\u2ff0-\u2ffb\ue000-\uf8ff\ufddf-\ufdef\ufff9-\ufffe]/
/** Characters that are replaced before the case is changed. */
const singletons: ReadonlyMap<string, string> = new Map([
  ['\u2126', '\u03c9'],
  ['\u212a', 'k'],
  ['\u212b', '\u00e5'],
])

/** Returns a name in lower case by the tables of Mono, each character for itself. */
export function lowerCase(name: string): string {
  return name.replace(/[^a-z0-9.-]/g, unit =>
    keepsCase.test(unit) ? (singletons.get(unit) ?? unit) : unit.toLowerCase(),
  )
}

/**
 * Converts a name in lower case as `IdnMapping.GetAscii` of Mono does, which knows no bidirectional rule. Null if it
 * throws, or if the check of a label in Punycode does.
 */
export function asciiName(name: string): string | null {
  const labels = name.split(dots)
  if (hasBrokenAce(labels)) return null
  if (isAscii(name)) return name
  const converted = labels.map((label, index) =>
    label === '' && index === labels.length - 1 ? '' : asciiLabel(label),
  )
  return converted.includes(null) ? null : converted.join('.')
}

function asciiLabel(label: string): string | null {
  if (isAscii(label)) return isLong(label) ? null : label
  const normal = normalized(label)
  if (prohibited.test(normal) || unassigned.test(normal)) return null
  if (isAscii(normal)) return isLong(normal) ? null : normal
  const ascii = normal.startsWith('xn--') ? '' : `xn--${encodePunycode(normal)}`
  return isLong(ascii) ? null : ascii
}

function isLong(label: string): boolean {
  return label === '' || label.length > 63
}

function normalized(label: string): string {
  return label
    .replace(misread, '\ua76f')
    .split(keepsForm)
    .map((part, index) => (index % 2 === 1 ? part : part.normalize('NFKC')))
    .join('')
}

/** Whether decoding a label reads beyond its end. Labels after the first one that is valid are not checked. */
function hasBrokenAce(labels: readonly string[]): boolean {
  for (const label of labels) {
    if (!label.startsWith('xn--')) continue
    const decoded = decodeAce(label.slice(4))
    if (decoded === undefined) return true
    if (decoded !== null && asciiLabel(decoded) === label) return false
  }
  return false
}

/** Decodes Punycode with numbers of 32 bits, as Mono does. Null if it is invalid; undefined if it ends too early. */
function decodeAce(text: string): string | null | undefined {
  const hyphen = Math.max(text.lastIndexOf('-'), 0)
  const units = [...text.slice(0, hyphen)]
  let [code, place, bias] = [0x80, 0, 72]
  for (let at = hyphen > 0 ? hyphen + 1 : 0; at < text.length; ) {
    const before = place
    for (let weight = 1, base = 36; ; base += 36) {
      if (at >= text.length) return undefined
      const digit = digitOf(text.charCodeAt(at++))
      place = (place + Math.imul(digit, weight)) | 0
      const threshold = Math.min(Math.max(base - bias, 1), 26)
      if (digit < threshold) break
      weight = Math.imul(weight, 36 - threshold)
    }
    const count = units.length + 1
    bias = adapted(place - before, count, before === 0)
    code = (code + Math.trunc(place / count)) | 0
    place %= count
    if (code < 0x80 || place < 0) return null
    units.splice(place, 0, String.fromCharCode(code & 0xffff))
    place += 1
  }
  return units.join('')
}

function digitOf(unit: number): number {
  if (unit - 0x30 < 10) return unit - 22
  return unit - 0x61 < 26 ? unit - 0x61 : 36
}

function adapted(change: number, count: number, isFirst: boolean): number {
  let delta = Math.trunc((change | 0) / (isFirst ? 700 : 2))
  delta += Math.trunc(delta / count)
  let bias = 0
  for (; delta > 455; bias += 36) delta = Math.trunc(delta / 35)
  return bias + Math.trunc((36 * delta) / (delta + 38))
}
