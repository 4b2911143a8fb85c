import { nonAsciiCharacter as mistake } from '../../../generic-syntax/mistakes/non-ascii-character.ts'
import { defineIssue } from '../define-issue.ts'

export const nonAsciiCharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: 'https://example.com/«\uFFF0»', fixed: 'https://example.com/%EF%BF%B0' }],
})
