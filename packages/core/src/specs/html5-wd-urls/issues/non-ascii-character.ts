import { nonAsciiCharacter as mistake } from '../../../generic-syntax/mistakes/non-ascii-character.ts'
import { defineIssue } from '../define-issue.ts'

export const nonAsciiCharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url',
  examples: [{ url: 'https://example.com/«\uFFF0»', fixed: 'https://example.com/%EF%BF%B0' }],
})
