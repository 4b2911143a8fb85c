import { defineIssue } from '../define-issue.ts'

export const driveLetterPipe = defineIssue({
  code: 'drive-letter-pipe',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#windows-drive-letter',
  since: '0.1.0',
  message: 'The Windows drive letter is followed by | instead of a colon.',
  why: '',
  examples: [],
})
