import { controlCharacter as mistake } from '../../../generic-syntax/mistakes/control-character.ts'
import { defineIssue } from '../define-issue.ts'

export const controlCharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-2',
  examples: [{ url: 'https://example.com/a«\t»b', fixed: 'https://example.com/a%09b' }],
})
