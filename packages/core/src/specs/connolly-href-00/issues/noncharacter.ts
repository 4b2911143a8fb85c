import { noncharacter as mistake } from '../../../generic-syntax/mistakes/noncharacter.ts'
import { defineIssue } from '../define-issue.ts'

export const noncharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-2',
  examples: [{ url: 'https://example.com/«\uFDD0»', fixed: 'https://example.com/%EF%B7%90' }],
})
