import { defineIssue, lines } from '../define-issue.ts'

export const ipv4HexadecimalPart = defineIssue({
  code: 'ipv4-hexadecimal-part',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L1154'),
  since: '0.1.0',
  message: 'The IPv4 address part {{text}} is hexadecimal.',
  why: 'Browsers read it as an address. Filters and other programs may treat it as a name.',
  examples: [{ url: 'http://127.0.0.«0x1»/' }],
  right: { url: 'http://127.0.0.1/' },
})

export const ipv4OctalPart = defineIssue({
  code: 'ipv4-octal-part',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L1154'),
  since: '0.1.0',
  message: 'The IPv4 address part {{text}} has a leading zero, which makes it octal.',
  why: 'Other programs read it as decimal and send the request to a different address.',
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
  why: 'The last part is spread over the missing ones, which few readers and filters expect.',
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
  why: 'No such address exists, and a name that consists of digits cannot be looked up.',
  examples: [{ url: 'http://«127.0.0.256»/' }],
  right: { url: 'http://192.168.0.1/' },
})

export const ipv4InIpv6OutOfRangePart = defineIssue({
  code: 'ipv4-in-ipv6-out-of-range-part',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L1208-L1210'),
  since: '0.1.0',
  message: 'A decimal part of the IPv6 address {{text}} is larger than 255.',
  why: 'No such address exists.',
  examples: [{ url: 'http://«[::127.0.0.256]»/' }],
  right: { url: 'http://[::7f00:1]/' },
})

export const ipv6Invalid = defineIssue({
  code: 'ipv6-invalid',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause: lines('L1044-L1053'),
  since: '0.1.0',
  message: 'The brackets do not contain an IPv6 address: {{text}}.',
  why: 'Only an IPv6 address is written in brackets. Otherwise there is no host to connect to.',
  examples: [{ url: 'http://«[:1]»/' }, { url: 'http://«[::1»/' }],
  right: { url: 'http://[::1]/' },
})
