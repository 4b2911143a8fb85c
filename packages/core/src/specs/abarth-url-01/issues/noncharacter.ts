import { noncharacter as mistake } from '../../../generic-syntax/mistakes/noncharacter.ts'
import { defineIssue } from '../define-issue.ts'

export const noncharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.4',
  examples: [{ url: 'http://example.com/«\uFDD0»', fixed: 'http://example.com/%EF%B7%90' }],
})
