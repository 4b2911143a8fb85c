import { defineIssue } from '../define-issue.ts'

export const invalidBase = defineIssue({
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-4',
  since: '0.1.0',
  message: 'The base URL is invalid.',
  why: 'A relative URL can only be resolved against a base URL that is valid by itself.',

  examples: [{ url: '«a»', base: 'b' }],
})
