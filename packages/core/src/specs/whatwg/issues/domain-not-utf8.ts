import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const domainNotUtf8 = defineIssue({
  code: 'domain-not-utf8',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#concept-host-parser',
  since: '0.1.0',
  message: 'The host contains {{text}}, which is not percent-encoded UTF-8.',
  why: 'The bytes cannot be decoded to a name, so browsers reject the URL.',
  repair: remove(),
  fixedAtOnce: true,
  examples: [
    {
      url: 'https://example«%FF».com/',
      fixed: 'https://example.com/',
      also: ['domain-percent-encoded'],
    },
  ],
})
