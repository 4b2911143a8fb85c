import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const domainNonLdhCodePoint = defineIssue({
  code: 'domain-non-ldh-code-point',
  kind: 'conformance-error',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message:
    'The host label {{label}} contains {{codePoint}}, which is not a letter, digit or hyphen.',
  why: 'Browsers accept it, but nobody can register such a name, so it is probably a typing error.',
  repair: remove(),
  examples: [{ url: 'https://exa«!»mple.com/', fixed: 'https://example.com/' }],
})
