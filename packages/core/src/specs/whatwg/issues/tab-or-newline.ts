import { defineIssue } from '../define-issue.ts'

export const tabOrNewline = defineIssue({
  code: 'tab-or-newline',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
  since: '0.1.0',
  message: 'The URL contains {{text}}, which parsers remove.',
  why: '',
  examples: [],
})
