import { normalizeHost } from '../../../repair/repairs/host/normalize-host.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4NonAscii = defineIssue({
  code: 'ipv4-non-ascii',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#syntax-host-ipv4',
  since: '0.1.0',
  message: 'The IPv4 address contains characters other than ASCII digits and dots.',
  why: 'Browsers convert them to digits and dots. People, and filters that look for addresses, may not recognize it as an address.',
  notes:
    'The parser of the URL Standard reports nothing here, but by its section on writing URLs this is not valid: a valid IPv4-address string contains only ASCII digits and dots.',
  repair: normalizeHost,
  coveredBy: [
    'ipv4-empty-part',
    'ipv4-non-numeric-part',
    'ipv4-out-of-range',
    'ipv4-too-many-parts',
    'ipv6-unbracketed',
  ],
  examples: [{ url: 'https://«１.2.3.4»/', fixed: 'https://1.2.3.4/' }],
})
