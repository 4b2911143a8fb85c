import { defineIssue } from '../define-issue.ts'

export const backslashAfterScheme = defineIssue({
  code: 'backslash-after-scheme',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#special-authority-ignore-slashes-state',
  since: '0.1.0',
  message: 'Backslashes follow the scheme {{scheme}}: where // belongs.',
  why: '',
  examples: [],
})
