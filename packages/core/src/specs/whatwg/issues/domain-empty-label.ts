import { removeDots } from '../../../repair/repairs/host/remove-dots.ts'
import { defineIssue } from '../define-issue.ts'

export const domainEmptyLabel = defineIssue({
  code: 'domain-empty-label',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host has an empty label: two dots in a row, or a dot at its start.',
  why: 'Browsers accept it, but the Domain Name System has no such name, so the link leads nowhere.',
  repair: removeDots,
  coveredBy: ['ipv4-empty-part'],
  examples: [{ url: 'https://example.«.»com/', fixed: 'https://example.com/' }],
})
