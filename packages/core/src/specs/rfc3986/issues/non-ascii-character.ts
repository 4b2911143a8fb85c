import { nonAsciiCharacter as mistake } from '../../../generic-syntax/mistakes/non-ascii-character.ts'
import { defineIssue } from '../define-issue.ts'

export const nonAsciiCharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3986#section-2',
  examples: [{ url: 'https://example.com/caf«é»', fixed: 'https://example.com/caf%C3%A9' }],
})
