import { noncharacter as mistake } from '../../../generic-syntax/mistakes/noncharacter.ts'
import { defineIssue } from '../define-issue.ts'

export const noncharacter = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url',
  examples: [{ url: 'https://example.com/«\uFDD0»', fixed: 'https://example.com/%EF%B7%90' }],
})
