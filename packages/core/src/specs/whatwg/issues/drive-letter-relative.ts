import { defineIssue } from '../define-issue.ts'

export const driveLetterRelative = defineIssue({
  code: 'drive-letter-relative',
  kind: 'conformance-error',
  specName: 'file-invalid-Windows-drive-letter',
  clause: 'https://url.spec.whatwg.org/#file-state',
  since: '0.1.0',
  message: 'The relative URL begins with a Windows drive letter.',
  why: '',
  examples: [],
})
