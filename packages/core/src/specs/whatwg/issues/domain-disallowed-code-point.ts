import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const domainDisallowedCodePoint = defineIssue({
  code: 'domain-disallowed-code-point',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} contains {{codePoint}}, which no domain name may contain.',
  why: 'Such a name cannot be looked up, so browsers refuse the whole URL.',
  repair: remove(),
  examples: [{ url: 'https://exa«\uFFFD»mple.com/', fixed: 'https://example.com/' }],
})
