import { fitsDns } from '../../../uts46/punycode/dns-length.ts'
import { isAscii } from '../../../text/code-point.ts'
import type { Machine } from '../machine.ts'
import { diagnoseFailure } from './diagnose-failure.ts'
import { diagnoseStrictness } from './diagnose-strictness.ts'
import { forbiddenDomainCodePoint } from './forbidden-code-points.ts'
import type { HostText } from './host-text.ts'
import { endsInNumber, parseIpv4 } from './ipv4.ts'
import { isStrictAsciiDomain } from './ldh.ts'
import { domainToAscii } from './uts46.ts'

/**
 * The [domain parser](https://url.spec.whatwg.org/#concept-domain-to-ascii), not strict, and steps 7
 * and 8 of the host parser. Null after a parse exception, which is reported.
 */
export function parseDomain(m: Machine, host: HostText): string | null {
  const domain = host.text
  const ascii = isAscii(domain)
  const lower = ascii ? domain.toLowerCase() : null
  const mayBePunycode = lower?.includes('xn--') === true
  const result = lower ?? domainToAscii(domain, false)
  if (result === null || result === '' || forbiddenDomainCodePoint.test(result)) {
    diagnoseFailure(m, host, result)
    return null
  }
  // What does not fit into DNS need not be processed once more to know that it fails.
  const isStrict =
    lower !== null && !mayBePunycode
      ? isStrictAsciiDomain(lower)
      : fitsDns(result) && domainToAscii(domain, true) !== null
  if (!isStrict) diagnoseStrictness(m, host, result)
  return endsInNumber(result) ? parseIpv4(m, host, result) : result
}
