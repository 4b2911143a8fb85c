import { loneSurrogate as mistake } from '../../../generic-syntax/mistakes/lone-surrogate.ts'
import { defineIssue } from '../define-issue.ts'

export const loneSurrogate = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.4',
  examples: [{ url: 'http://example.com/«\uD800»', fixed: 'http://example.com/%EF%BF%BD' }],
})
