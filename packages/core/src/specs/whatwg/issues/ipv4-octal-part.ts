import { anyOf } from '../../../repair/repairs/any-of.ts'
import { normalizeHost } from '../../../repair/repairs/host/normalize-host.ts'
import { stripZeros } from '../../../repair/repairs/host/strip-zeros.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4OctalPart = defineIssue({
  code: 'ipv4-octal-part',
  kind: 'conformance-error',
  specName: 'IPv4-non-decimal-part',
  clause: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  since: '0.1.0',
  message: 'The IPv4 address part {{text}} has a leading zero, which makes it octal.',
  why: 'Browsers read `010` as 8 and other programs read it as 10, so the link may go to different computers.',
  repair: anyOf(normalizeHost, stripZeros),
  coveredBy: [
    'ipv4-empty-part',
    'ipv4-non-numeric-part',
    'ipv4-out-of-range',
    'ipv4-too-many-parts',
    'ipv6-unbracketed',
  ],
  examples: [{ url: 'http://127.0.0.«010»/', fixed: 'http://127.0.0.8/' }],
})
