import { loneSurrogate as mistake } from '../../../generic-syntax/mistakes/lone-surrogate.ts'
import { defineIssue } from '../define-issue.ts'

export const loneSurrogate = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#valid-url',
  examples: [{ url: 'https://example.com/«\uD800»', fixed: 'https://example.com/%EF%BF%BD' }],
})
