import { normalizeHost } from '../../../repair/repairs/host/normalize-host.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4TrailingDot = defineIssue({
  code: 'ipv4-trailing-dot',
  kind: 'conformance-error',
  specName: 'IPv4-empty-part',
  clause: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  since: '0.1.0',
  message: 'The IPv4 address ends with a dot.',
  why: 'Browsers ignore the dot. Other programs treat the address as a name and look it up.',
  repair: normalizeHost,
  coveredBy: [
    'ipv4-empty-part',
    'ipv4-non-numeric-part',
    'ipv4-out-of-range',
    'ipv4-too-many-parts',
    'ipv6-unbracketed',
  ],
  examples: [
    { url: 'http://127.0.0.1«.»/', fixed: 'http://127.0.0.1/', also: ['domain-trailing-dot'] },
  ],
})
