import { defineIssue } from '../define-issue.ts'

export const missingScheme = defineIssue({
  code: 'missing-scheme',
  kind: 'parse-exception',
  specName: 'missing-scheme-non-relative-URL',
  clause: 'https://url.spec.whatwg.org/#no-scheme-state',
  since: '0.1.0',
  message: 'The URL is relative, but there is no base URL.',
  why: '',
  examples: [],
})
