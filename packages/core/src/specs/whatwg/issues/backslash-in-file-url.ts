import { defineIssue } from '../define-issue.ts'

export const backslashInFileUrl = defineIssue({
  code: 'backslash-in-file-url',
  kind: 'conformance-error',
  specName: 'invalid-reverse-solidus',
  clause: 'https://url.spec.whatwg.org/#file-state',
  since: '0.1.0',
  message: 'A backslash follows the scheme file: where a slash belongs.',
  why: '',
  examples: [],
})
