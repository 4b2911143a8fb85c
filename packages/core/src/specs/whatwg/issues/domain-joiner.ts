import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const domainJoiner = defineIssue({
  code: 'domain-joiner',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} contains {{codePoint}} where nothing joins.',
  why: 'The character cannot be seen. It is allowed only between letters whose shape it changes; elsewhere two names that look the same would be different, so browsers refuse the whole URL.',
  repair: remove(),
  examples: [{ url: 'https://exa«\u200D»mple.com/', fixed: 'https://example.com/' }],
})
