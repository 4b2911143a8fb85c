import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const domainTrailingDot = defineIssue({
  code: 'domain-trailing-dot',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host ends with a dot.',
  why: 'To a browser, the host with the dot is a different site: cookies, storage and certificates may not match.',
  repair: remove('Remove the dot'),
  coveredBy: ['ipv4-trailing-dot'],
  examples: [{ url: 'https://example.com«.»/', fixed: 'https://example.com/' }],
})
