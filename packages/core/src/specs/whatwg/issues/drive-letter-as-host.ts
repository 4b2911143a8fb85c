import { defineIssue } from '../define-issue.ts'

export const driveLetterAsHost = defineIssue({
  code: 'drive-letter-as-host',
  kind: 'conformance-error',
  specName: 'file-invalid-Windows-drive-letter-host',
  clause: 'https://url.spec.whatwg.org/#file-host-state',
  since: '0.1.0',
  message: 'The Windows drive letter {{text}} stands in place of the host.',
  why: '',
  examples: [],
})
