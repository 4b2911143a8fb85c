import { repairOpaqueHostCharacter } from '../../../repair/repairs/host/repair-host-character.ts'
import { defineIssue } from '../define-issue.ts'

export const hostInvalidCodePoint = defineIssue({
  code: 'host-invalid-code-point',
  kind: 'parse-exception',
  specName: 'host-invalid-code-point',
  clause: 'https://url.spec.whatwg.org/#concept-opaque-host-parser',
  since: '0.1.0',
  message: 'The host contains {{text}}, which is not allowed in a host.',
  why: 'Browsers reject the URL, so the link does not work.',
  repair: repairOpaqueHostCharacter,
  examples: [
    { url: 'git://exa« »mple/', fixed: 'git://exa%20mple/' },
    { url: 'git://example«\\»a', fixed: 'git://example/a' },
  ],
})
