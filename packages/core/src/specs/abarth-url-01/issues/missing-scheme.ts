import { defineIssue } from '../define-issue.ts'

export const missingScheme = defineIssue({
  code: 'missing-scheme',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-3.1',
  since: '0.1.0',
  message: 'The URL is relative, but there is no base URL.',
  why: 'What is not resolved against a base URL has to begin with a scheme and a colon.',

  examples: [{ url: '«a/b»' }],
})
