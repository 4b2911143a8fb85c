import { defineIssue } from '../define-issue.ts'

export const missingSlashes = defineIssue({
  code: 'missing-slashes',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#special-authority-slashes-state',
  since: '0.1.0',
  message: 'The scheme {{scheme}}: is not followed by //.',
  why: '',
  examples: [],
})
