import { privateUseCharacter as mistake } from '../../../generic-syntax/mistakes/private-use-character.ts'
import { defineIssue } from '../define-issue.ts'

export const privateUseCharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: 'https://example.com/«\uE000»', fixed: 'https://example.com/%EE%80%80' }],
})
