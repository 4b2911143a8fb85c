import { normaliseHost } from '../../../repair/repairs/host/normalise-host.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4NonAscii = defineIssue({
  code: 'ipv4-non-ascii',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#syntax-host-ipv4',
  since: '0.1.0',
  message: 'The IPv4 address is not written in ASCII digits and dots.',
  why: 'Browsers turn the characters into digits and dots. People, and filters that look for an address, may not see one.',
  notes:
    'The parser of the URL Standard signals nothing here, but its writing section knows no such address: a valid IPv4-address string has only ASCII digits and dots.',
  repair: normaliseHost,
  coveredBy: [
    'ipv4-empty-part',
    'ipv4-non-numeric-part',
    'ipv4-out-of-range',
    'ipv4-too-many-parts',
    'ipv6-unbracketed',
  ],
  examples: [{ url: 'https://«１.2.3.4»/', fixed: 'https://1.2.3.4/' }],
})
