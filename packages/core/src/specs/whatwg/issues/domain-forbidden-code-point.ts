import { repairHostCharacter } from '../../../repair/repairs/host/repair-host-character.ts'
import { defineIssue } from '../define-issue.ts'

export const domainForbiddenCodePoint = defineIssue({
  code: 'domain-forbidden-code-point',
  kind: 'parse-exception',
  specName: 'domain-to-ASCII',
  clause: 'https://url.spec.whatwg.org/#host-miscellaneous',
  since: '0.1.0',
  message: 'The host contains {{codePoint}}, which is not allowed in a host.',
  why: 'Browsers reject the URL, so the link does not work.',
  repair: repairHostCharacter,
  fixedAtOnce: true,
  examples: [
    { url: 'https://exa« »mple.com/', fixed: 'https://example.com/' },
    {
      url: 'https://example.com«%2F»a',
      fixed: 'https://example.com/a',
      also: ['domain-percent-encoded'],
    },
  ],
})
