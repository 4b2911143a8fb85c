import { defineIssue } from '../define-issue.ts'

export const extraSlashes = defineIssue({
  code: 'extra-slashes',
  kind: 'conformance-error',
  specName: 'special-scheme-missing-following-solidus',
  clause: 'https://url.spec.whatwg.org/#special-authority-ignore-slashes-state',
  since: '0.1.0',
  message: 'More than two slashes follow the scheme {{scheme}}:.',
  why: '',
  examples: [],
})
