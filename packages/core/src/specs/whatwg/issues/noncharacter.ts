import { anyOf } from '../../../repair/repairs/any-of.ts'
import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const noncharacter = defineIssue({
  code: 'noncharacter',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains the noncharacter {{text}}.',
  why: 'Unicode keeps this code point for the inner use of programs, so it says nothing to whoever receives the URL, and some refuse it.',
  repair: anyOf(percentEncode, remove()),
  examples: [{ url: 'https://example.com/«\uFDD0»', fixed: 'https://example.com/%EF%B7%90' }],
})
