import { noncharacter as mistake } from '../../../generic-syntax/mistakes/noncharacter.ts'
import { defineIssue } from '../define-issue.ts'

export const noncharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: 'https://example.com/«\uFDD0»', fixed: 'https://example.com/%EF%B7%90' }],
})
