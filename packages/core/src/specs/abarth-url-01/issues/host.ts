import { defineIssue, section } from '../define-issue.ts'

export const hostMissing = defineIssue({
  code: 'host-missing',
  kind: 'parse-exception',
  specName: null,
  clause: section('3.2'),
  since: '0.1.0',
  message: 'The URL has no host.',
  why: 'Without a host, no request is possible.',
  examples: [{ url: 'http:«»' }, { url: 'http://«»?a' }],
  right: { url: 'http://example.com/a' },
})

export const hostInvalidCodePoint = defineIssue({
  code: 'host-invalid-code-point',
  kind: 'parse-exception',
  specName: null,
  clause: section('5.3'),
  since: '0.1.0',
  message: 'The host contains {{text}}, which is not allowed in a host.',
  why: 'Without a valid host, no request is possible.',
  examples: [{ url: 'http://a«%00»b/' }, { url: 'http://a«%»zz/' }, { url: 'http://«%FF»/' }],
  right: { url: 'http://ab/' },
})

export const hostEscapedCharacter = defineIssue({
  code: 'host-escaped-character',
  kind: 'conformance-error',
  specName: null,
  clause: section('5.3.1'),
  since: '0.1.0',
  message: 'The host contains {{text}}, which is not allowed in a host name and is escaped.',
  why: 'Hosts are looked up as they are written, and no name server knows a host with such a character.',
  examples: [{ url: 'http://goo«  »goo.com/' }],
  right: { url: 'http://example.com/' },
})

export const domainInvalid = defineIssue({
  code: 'domain-invalid',
  kind: 'parse-exception',
  specName: null,
  clause: section('5.3'),
  since: '0.1.0',
  message: 'The host label {{text}} is not valid: {{reason}}.',
  why: 'A host with such a label cannot be looked up.',
  examples: [
    { url: 'http://a.«»./' },
    { url: 'http://«aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa»/' },
  ],
  right: { url: 'http://a.example/' },
})

export const ipv4OutOfRange = defineIssue({
  code: 'ipv4-out-of-range',
  kind: 'parse-exception',
  specName: null,
  clause: section('5.3'),
  since: '0.1.0',
  message: 'The host {{text}} looks like an IPv4 address, but one of its parts is out of range.',
  why: 'No such address exists, and a name that consists of digits cannot be looked up.',
  examples: [{ url: 'http://«256.1»/' }],
  right: { url: 'http://192.168.0.1/' },
})

export const ipv6Invalid = defineIssue({
  code: 'ipv6-invalid',
  kind: 'parse-exception',
  specName: null,
  clause: section('5.3'),
  since: '0.1.0',
  message:
    'The host {{text}} contains a bracket or a colon, but is not an IPv6 address in brackets.',
  why: 'Only an IPv6 address in brackets contains them. Without a valid host, no request is possible.',
  examples: [{ url: 'http://«[::g]»/' }, { url: 'http://«[»:/' }, { url: 'http://«2001:db8:»:1/' }],
  right: { url: 'http://[::1]/' },
})
