import { anyOf } from '../../../repair/repairs/any-of.ts'
import { decodeHost } from '../../../repair/repairs/host/decode-host.ts'
import { normalizeHost } from '../../../repair/repairs/host/normalize-host.ts'
import { defineIssue } from '../define-issue.ts'

export const domainPercentEncoded = defineIssue({
  code: 'domain-percent-encoded',
  kind: 'conformance-error',
  specName: 'domain-percent-encoded',
  clause: 'https://url.spec.whatwg.org/#concept-host-parser',
  since: '0.1.0',
  message: 'The host contains {{text}}, which is percent-encoded.',
  why: 'Browsers decode it, so the link goes to a host with a different name from the one in the text. Other programs look up the name as it is written.',
  repair: anyOf(decodeHost, normalizeHost),
  coveredBy: [
    'domain-bidi',
    'domain-combining-mark',
    'domain-disallowed-code-point',
    'domain-empty',
    'domain-forbidden-code-point',
    'domain-invalid',
    'domain-joiner',
    'domain-not-utf8',
    'domain-undecodable-punycode',
    'ipv4-empty-part',
    'ipv4-non-numeric-part',
    'ipv4-out-of-range',
    'ipv4-too-many-parts',
  ],
  fixedAtOnce: true,
  examples: [{ url: 'https://exam«%70»le.com/', fixed: 'https://example.com/' }],
})
