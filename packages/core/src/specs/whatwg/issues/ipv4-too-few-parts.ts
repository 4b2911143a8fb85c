import { normalizeHost } from '../../../repair/repairs/host/normalize-host.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4TooFewParts = defineIssue({
  code: 'ipv4-too-few-parts',
  kind: 'conformance-error',
  specName: 'IPv4-too-few-parts',
  clause: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  since: '0.1.0',
  message: 'The IPv4 address has {{count}} of its four parts.',
  why: 'Browsers spread the last part over the missing ones, which few readers expect: `127.1` means `127.0.0.1`. Filters that compare addresses as text miss it.',
  repair: normalizeHost,
  coveredBy: [
    'ipv4-empty-part',
    'ipv4-non-numeric-part',
    'ipv4-out-of-range',
    'ipv4-too-many-parts',
    'ipv6-unbracketed',
  ],
  examples: [{ url: 'http://«127.1»/', fixed: 'http://127.0.0.1/' }],
})
