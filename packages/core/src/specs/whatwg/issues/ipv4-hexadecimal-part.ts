import { normalizeHost } from '../../../repair/repairs/host/normalize-host.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4HexadecimalPart = defineIssue({
  code: 'ipv4-hexadecimal-part',
  kind: 'conformance-error',
  specName: 'IPv4-non-decimal-part',
  clause: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  since: '0.1.0',
  message: 'The IPv4 address part {{text}} is hexadecimal.',
  why: 'Browsers understand it, but few readers do. Other programs treat the address as a name and look it up.',
  repair: normalizeHost,
  coveredBy: [
    'ipv4-empty-part',
    'ipv4-non-numeric-part',
    'ipv4-out-of-range',
    'ipv4-too-many-parts',
    'ipv6-unbracketed',
  ],
  examples: [{ url: 'http://«0x7f».0.0.1/', fixed: 'http://127.0.0.1/' }],
})
