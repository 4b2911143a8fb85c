import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const domainDisallowedCodePoint = defineIssue({
  code: 'domain-disallowed-code-point',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message:
    'The host label {{label}} contains {{codePoint}}, which is not allowed in a domain name.',
  why: 'No such name exists, so browsers reject the URL.',
  repair: remove(),
  examples: [{ url: 'https://exa«\uFFFD»mple.com/', fixed: 'https://example.com/' }],
})
