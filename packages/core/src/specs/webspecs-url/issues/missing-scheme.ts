import { defineIssue } from '../define-issue.ts'

export const missingScheme = defineIssue({
  code: 'missing-scheme',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L247-L249',
  since: '0.1.0',
  message: 'The URL is relative, but there is no base URL.',
  why: 'What is not resolved against a base URL has to begin with a scheme and a colon.',

  examples: [{ url: '«a/b»' }],
})
