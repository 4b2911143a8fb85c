import { controlCharacter as mistake } from '../../../generic-syntax/mistakes/control-character.ts'
import { defineIssue } from '../define-issue.ts'

export const controlCharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.4',
  examples: [{ url: 'http://example.com/a«\t»b', fixed: 'http://example.com/a%09b' }],
})
