import { platform } from '#platform'
import { isAscii } from '../../../../text/code-point.ts'
import { decodePercent } from '../../shared/octets.ts'
import { browserSchemes, readStandard } from '../../shared/standard.ts'
import type { Target } from '../../shared/target.ts'

/** Stands for a host with spaces or asterisks, which the parser of the URL Standard refuses or does not escape. */
const standIn = 'z.host.z'
const refused = '['

/** Reads a URL as Chrome connects to it: by the URL Standard, with more escapes, which include brackets. */
export function readChrome(input: string): Target | null {
  let shown = ''
  return readStandard(input, {
    schemes: browserSchemes,
    rewriteHost: written => {
      const name = nameOf(written)
      if (name === null) return refused
      if (name.startsWith('[')) return literalOf(name)
      if (!escaped.test(name)) return isAscii(name) && hasMappedPercent(written) ? name : written
      shown = name.replace(/ /g, '%20').replace(/\*|%2a/g, '%2A')
      return isRefused.test(name.replace(/%20|%2a/g, 'z')) ? refused : standIn
    },
    changeHost: host => (host === standIn && shown !== '' ? shown : host),
    changeUserinfo: text => text.replaceAll("'", '%27'),
    changePath: path => path.replaceAll('|', '%7C'),
  })
}

/** Spaces and asterisks, as written or as a character is mapped to them. */
const escaped = /[ *]|%20|%2a/
/** What no domain may contain, except spaces and asterisks; and a last label that is a number. */
const isRefused = /[\0-\x1f#%/:<>?@[\\\]^|\x7f]|(?:^|\.)(?:\d+|0x[0-9a-f]*)\.?$/

/** Percent signs of other scripts. Chrome decodes the escapes that they begin once the name is in ASCII. */
const mappedPercent = /[\ufe6a\uff05]/

function hasMappedPercent(written: string): boolean {
  return mappedPercent.test(decodePercent(written))
}

/** Returns a host with its escapes decoded, in ASCII and lower case; null if that fails. */
function nameOf(written: string): string | null {
  // These are escaped before the name is converted; what is mapped to them, after that.
  const name = decodePercent(written).replace(/[ *]/g, character =>
    character === ' ' ? '%20' : '%2A',
  )
  if (isAscii(name)) return name.toLowerCase()
  const ascii = platform.loadUts46().toAscii(name, { checkBidi: true, checkJoiners: true })
  if (ascii === null || !mappedPercent.test(name)) return ascii
  const decoded = ascii.replace(/%(?!20|2a)[0-7][0-9a-f]/gi, decodePercent)
  return isForbidden.test(decoded) ? null : decoded.toLowerCase()
}

const isForbidden = /[\0-\x1f#/:<>?@[\\\]^|\x7f]|%(?!20|2a)/i
const quad = /((?:0x[\da-f]*|\d+)(?:\.(?:0x[\da-f]*|\d+)){3})\]$/i

/** Returns an IPv6 address with the numbers of an IPv4 address in it, which Chrome reads as octal and hexadecimal, too. */
function literalOf(name: string): string {
  if (/[\t\n\r]/.test(name)) return refused
  return name.replace(quad, (_, numbers: string) => `${numbers.split('.').map(decimal).join('.')}]`)
}

/** Returns a number in decimal; as it is if it is not octal. */
function decimal(written: string): string {
  if (/^0x/i.test(written)) return String(Number.parseInt(`0${written.slice(2)}`, 16))
  return /^0[0-7]+$/.test(written) ? String(Number.parseInt(written, 8)) : written
}
