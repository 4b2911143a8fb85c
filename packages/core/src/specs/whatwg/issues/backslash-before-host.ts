import { defineIssue } from '../define-issue.ts'

export const backslashBeforeHost = defineIssue({
  code: 'backslash-before-host',
  kind: 'conformance-error',
  specName: 'invalid-reverse-solidus',
  clause: 'https://url.spec.whatwg.org/#relative-slash-state',
  since: '0.1.0',
  message: 'A backslash stands where a slash before the host belongs.',
  why: '',
  examples: [],
})
