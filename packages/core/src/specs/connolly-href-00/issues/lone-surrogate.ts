import { loneSurrogate as mistake } from '../../../generic-syntax/mistakes/lone-surrogate.ts'
import { defineIssue } from '../define-issue.ts'

export const loneSurrogate = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-connolly-href-00#section-2',
  examples: [{ url: 'https://example.com/«\uD800»', fixed: 'https://example.com/%EF%BF%BD' }],
})
