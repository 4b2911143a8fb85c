import { defineIssue } from '../define-issue.ts'

export const invalidBase = defineIssue({
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://www.w3.org/TR/2011/WD-html5-20110525/urls.html#resolve-a-url',
  since: '0.1.0',
  message: 'The base URL is not an absolute URL.',
  why: 'A relative reference can only be resolved against a URL that stands by itself.',

  examples: [{ url: '«a»', base: 'b' }],
})
