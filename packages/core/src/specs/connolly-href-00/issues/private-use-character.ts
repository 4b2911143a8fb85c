import { privateUseCharacter as mistake } from '../../../generic-syntax/mistakes/private-use-character.ts'
import { defineIssue } from '../define-issue.ts'

export const privateUseCharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-2',
  examples: [{ url: 'https://example.com/«\uE000»', fixed: 'https://example.com/%EE%80%80' }],
})
