import { defineIssue } from '../define-issue.ts'

export const invalidBase = defineIssue({
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
  since: '0.1.0',
  message: 'The base URL {{base}} is not a URL.',
  why: '',
  examples: [],
})
