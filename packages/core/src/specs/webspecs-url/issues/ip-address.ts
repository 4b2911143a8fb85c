import { defineIssue, lines } from '../define-issue.ts'

export const ipv4HexadecimalPart = defineIssue({
  code: 'ipv4-hexadecimal-part',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L1154'),
  since: '0.1.0',
  message: 'The part {{text}} of the IPv4 address is hexadecimal.',
  why: 'Browsers read it as an address, filters and other software may take it for a name.',
  examples: [{ url: 'http://127.0.0.«0x1»/' }],
  right: { url: 'http://127.0.0.1/' },
})

export const ipv4OctalPart = defineIssue({
  code: 'ipv4-octal-part',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L1154'),
  since: '0.1.0',
  message: 'The part {{text}} of the IPv4 address is octal because of its leading zero.',
  why: 'Other software reads it as decimal, and sends the request to another address.',
  examples: [{ url: 'http://127.0.0.«01»/' }],
  right: { url: 'http://127.0.0.1/' },
})

export const ipv4TooFewParts = defineIssue({
  code: 'ipv4-too-few-parts',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L1099-L1100'),
  since: '0.1.0',
  message: 'The IPv4 address {{text}} has fewer than four parts.',
  why: 'The last part fills the place of those that are missing, which few readers know; filters often do not.',
  examples: [{ url: 'http://«127.1»/' }],
  right: { url: 'http://127.0.0.1/' },
})

export const ipv4OutOfRange = defineIssue({
  code: 'ipv4-out-of-range',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L1092-L1097'),
  since: '0.1.0',
  message: 'A part of the IPv4 address {{text}} is out of range.',
  why: 'There is no such address, and a name of digits cannot be looked up.',
  examples: [{ url: 'http://«127.0.0.256»/' }],
  right: { url: 'http://192.168.0.1/' },
})

export const ipv4InIpv6OutOfRangePart = defineIssue({
  code: 'ipv4-in-ipv6-out-of-range-part',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L1208-L1210'),
  since: '0.1.0',
  message: 'A decimal part of the IPv6 address {{text}} is greater than 255.',
  why: 'There is no such address.',
  examples: [{ url: 'http://«[::127.0.0.256]»/' }],
  right: { url: 'http://[::7f00:1]/' },
})

export const ipv6Invalid = defineIssue({
  code: 'ipv6-invalid',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L1044-L1053'),
  since: '0.1.0',
  message: 'The brackets hold no IPv6 address: {{text}}.',
  why: 'Only an IPv6 address is written in brackets. Without one there is no host to go to.',
  examples: [{ url: 'http://«[:1]»/' }, { url: 'http://«[::1»/' }],
  right: { url: 'http://[::1]/' },
})
