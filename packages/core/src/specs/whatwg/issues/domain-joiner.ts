import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const domainJoiner = defineIssue({
  code: 'domain-joiner',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-domain-to-ascii',
  since: '0.1.0',
  message: 'The host label {{label}} contains {{codePoint}} in a place where it joins nothing.',
  why: 'The character is invisible and allowed only between letters whose shape it changes. Anywhere else, it makes two names look the same, so browsers reject the URL.',
  repair: remove(),
  examples: [{ url: 'https://exa«\u200D»mple.com/', fixed: 'https://example.com/' }],
})
