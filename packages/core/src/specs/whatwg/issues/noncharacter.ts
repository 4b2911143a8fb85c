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
  message: 'The {{component}} contains a noncharacter: {{text}}.',
  why: 'Unicode reserves this code point for use inside programs. It means nothing to others, and some programs reject it.',
  repair: anyOf(percentEncode, remove()),
  examples: [{ url: 'https://example.com/«\uFDD0»', fixed: 'https://example.com/%EF%B7%90' }],
})
