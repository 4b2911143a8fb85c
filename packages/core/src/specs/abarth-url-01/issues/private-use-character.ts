import { privateUseCharacter as mistake } from '../../../generic-syntax/mistakes/private-use-character.ts'
import { defineIssue } from '../define-issue.ts'

export const privateUseCharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.4',
  examples: [{ url: 'http://example.com/«\uE000»', fixed: 'http://example.com/%EE%80%80' }],
})
