import { controlCharacter as mistake } from '../../../generic-syntax/mistakes/control-character.ts'
import { defineIssue } from '../define-issue.ts'

export const controlCharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url',
  examples: [{ url: 'https://example.com/a«\t»b', fixed: 'https://example.com/a%09b' }],
})
