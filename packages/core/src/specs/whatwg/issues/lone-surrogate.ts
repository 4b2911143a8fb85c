import { anyOf } from '../../../repair/repairs/any-of.ts'
import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const loneSurrogate = defineIssue({
  code: 'lone-surrogate',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains half of a surrogate pair: {{text}}.',
  why: 'Half a pair is not a character. Browsers replace it with U+FFFD, so the original text is lost and different URLs become the same.',
  notes:
    'Half a pair is left over when a program cuts a string between the two code units of one character, such as an emoji.',
  repair: anyOf(percentEncode, remove()),
  examples: [{ url: 'https://example.com/«\uD83D»', fixed: 'https://example.com/%EF%BF%BD' }],
})
