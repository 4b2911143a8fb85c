import { normalizeHost } from '../../../repair/repairs/host/normalize-host.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4LargePart = defineIssue({
  code: 'ipv4-large-part',
  kind: 'conformance-error',
  specName: 'IPv4-out-of-range-part',
  clause: 'https://url.spec.whatwg.org/#concept-ipv4-parser',
  since: '0.1.0',
  message: 'The last part of the IPv4 address is larger than 255: {{text}}.',
  why: 'Browsers spread it over the missing parts, which few readers expect. Other programs reject the address.',
  repair: normalizeHost,
  coveredBy: [
    'ipv4-empty-part',
    'ipv4-non-numeric-part',
    'ipv4-out-of-range',
    'ipv4-too-many-parts',
    'ipv6-unbracketed',
  ],
  examples: [{ url: 'http://1.2.«772»/', fixed: 'http://1.2.3.4/', also: ['ipv4-too-few-parts'] }],
})
