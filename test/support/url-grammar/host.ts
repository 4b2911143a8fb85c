import { toASCII } from 'tr46'
import { isValidIpv4Address } from './ipv4.ts'
import { isValidIpv6Address } from './ipv6.ts'
import { urlUnitExcluding } from './url-units.ts'

/** Valid host string: https://url.spec.whatwg.org/#valid-host-string */
export function isValidHost(text: string): boolean {
  return isValidDomain(text) || isValidIpv4Address(text) || isBracketedIpv6Address(text)
}

const opaqueHost = new RegExp(
  // One or more URL units excluding the forbidden host code points, of which these are URL code
  // points: https://url.spec.whatwg.org/#forbidden-host-code-point
  `^${urlUnitExcluding('\\/:?@')}+$`,
  'v',
)

/** Valid opaque-host string: https://url.spec.whatwg.org/#valid-opaque-host-string */
export function isValidOpaqueHost(text: string): boolean {
  return opaqueHost.test(text) || isBracketedIpv6Address(text)
}

function isBracketedIpv6Address(text: string): boolean {
  return text.startsWith('[') && text.endsWith(']') && isValidIpv6Address(text.slice(1, -1))
}

/** Valid domain: https://url.spec.whatwg.org/#valid-domain */
export function isValidDomain(text: string): boolean {
  const domain = toASCII(text, {
    checkHyphens: true,
    checkBidi: true,
    checkJoiners: true,
    useSTD3ASCIIRules: true,
    transitionalProcessing: false,
    verifyDNSLength: true,
    ignoreInvalidPunycode: false,
  })
  return domain !== null && !endsInANumber(domain)
}

/** The ends in a number checker: https://url.spec.whatwg.org/#ends-in-a-number-checker */
function endsInANumber(domain: string): boolean {
  const parts = domain.split('.')
  if (parts.at(-1) === '') parts.pop()
  return /^(?:[0-9]+|0[Xx][0-9A-Fa-f]*)$/.test(parts.at(-1) ?? '')
}
