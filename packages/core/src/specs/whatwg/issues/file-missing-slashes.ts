import { defineIssue } from '../define-issue.ts'

export const fileMissingSlashes = defineIssue({
  code: 'file-missing-slashes',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#scheme-state',
  since: '0.1.0',
  message: 'The scheme file: is not followed by //.',
  why: '',
  examples: [],
})
