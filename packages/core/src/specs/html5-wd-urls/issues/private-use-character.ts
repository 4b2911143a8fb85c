import { privateUseCharacter as mistake } from '../../../generic-syntax/mistakes/private-use-character.ts'
import { defineIssue } from '../define-issue.ts'

export const privateUseCharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url',
  examples: [{ url: 'https://example.com/«\uE000»', fixed: 'https://example.com/%EE%80%80' }],
})
