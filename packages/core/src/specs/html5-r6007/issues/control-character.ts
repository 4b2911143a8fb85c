import { controlCharacter as mistake } from '../../../generic-syntax/mistakes/control-character.ts'
import { defineIssue } from '../define-issue.ts'

export const controlCharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: 'https://example.com/a«\t»b', fixed: 'https://example.com/a%09b' }],
})
