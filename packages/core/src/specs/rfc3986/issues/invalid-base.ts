import { defineIssue } from '../define-issue.ts'

export const invalidBase = defineIssue({
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3986#section-5.1',
  since: '0.1.0',
  message: 'The base URL does not begin with a scheme, or cannot be divided into components.',
  why: 'A relative reference can only be resolved against a base URL that stands by itself.',

  examples: [{ url: '«a»', base: 'b' }],
})
