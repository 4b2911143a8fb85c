import { removeDots } from '../../../repair/repairs/host/remove-dots.ts'
import { defineIssue } from '../define-issue.ts'

export const domainEmptyLabel = defineIssue({
  code: 'domain-empty-label',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host has an empty label: it contains two dots in a row or starts with a dot.',
  why: 'Browsers accept it, but no such name can exist in the Domain Name System, so the link does not work.',
  repair: removeDots,
  coveredBy: ['ipv4-empty-part'],
  examples: [{ url: 'https://example.«.»com/', fixed: 'https://example.com/' }],
})
