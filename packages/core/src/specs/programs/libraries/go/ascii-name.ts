import { platform } from '#platform'
import { encodePunycode } from '../../../../uts46/punycode/encode-punycode.ts'
import { isAscii } from '../../../../text/code-point.ts'
import { beforeUts46Of } from '../../shared/older-uts46.ts'
import { isWellFormed } from '../../shared/well-formed.ts'

/** The version of Unicode in the tables of Go 1.19. */
const prepared = beforeUts46Of(13)
/** Characters that the tables of Go allow only without the rules of STD 3, also where they are only a part of another. */
const disallowedByStd3 = /[<=>\u2260\u226e\u226f]/
const options = {
  useSTD3ASCIIRules: true,
  checkHyphens: true,
  checkBidi: true,
  checkJoiners: true,
}

/** Converts a non-ASCII name as `idna.Lookup` of Go does; null if that fails. */
export function goAsciiName(written: string): string | null {
  if (!isWellFormed(written)) return withOctets(written)
  const name = prepared(written)
  if (name === null || disallowedByStd3.test(name.normalize('NFKC'))) return null
  return platform.loadUts46().toAscii(name, options)
}

/** Octets at the end that begin a character of UTF-8 and are too few. Go stops there. */
const isCut = /(?:[\udcc2-\udcdf]|[\udce0-\udcef].?|[\udcf0-\udcf7].{0,2})$/s
/** A character that is always allowed, in place of U+FFFD, which Go writes for an octet that is not UTF-8. */
const standIn = '\u4dff'

function withOctets(written: string): string | null {
  if (isCut.test(written)) return null
  const name = written.replace(/\p{Surrogate}/gu, standIn)
  if (goAsciiName(name) === null) return null
  const labels = platform
    .loadUts46()
    .toUnicode(name, options)
    .replaceAll(standIn, '\ufffd')
    .split('.')
  return labels.map(label => (isAscii(label) ? label : `xn--${encodePunycode(label)}`)).join('.')
}
