import { defineIssue } from '../define-issue.ts'

export const invalidBase = defineIssue({
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L2113-L2114',
  since: '0.1.0',
  message: 'The base URL is invalid.',
  why: 'A relative URL can only be resolved against a base URL that is valid by itself.',

  examples: [{ url: '«a»', base: 'b' }],
})
