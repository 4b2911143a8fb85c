import { nonAsciiCharacter as mistake } from '../../../generic-syntax/mistakes/non-ascii-character.ts'
import { defineIssue } from '../define-issue.ts'

export const nonAsciiCharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.4',
  examples: [{ url: 'http://example.com/caf«é»', fixed: 'http://example.com/caf%C3%A9' }],
})
