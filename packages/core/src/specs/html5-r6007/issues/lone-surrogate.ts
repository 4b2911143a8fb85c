import { loneSurrogate as mistake } from '../../../generic-syntax/mistakes/lone-surrogate.ts'
import { defineIssue } from '../define-issue.ts'

export const loneSurrogate = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  examples: [{ url: 'https://example.com/«\uD800»', fixed: 'https://example.com/%EF%BF%BD' }],
})
