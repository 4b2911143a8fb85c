import { loneSurrogate as mistake } from '../../../generic-syntax/mistakes/lone-surrogate.ts'
import { defineIssue } from '../define-issue.ts'

export const loneSurrogate = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3987#section-2.2',
  examples: [{ url: 'https://example.com/«\uD800»', fixed: 'https://example.com/%EF%BF%BD' }],
})
