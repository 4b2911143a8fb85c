import { defineIssue } from '../define-issue.ts'

export const relativeWithScheme = defineIssue({
  code: 'relative-with-scheme',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#special-relative-or-authority-state',
  since: '0.1.0',
  message: 'The relative URL is written with the scheme {{scheme}}:.',
  why: '',
  examples: [],
})
