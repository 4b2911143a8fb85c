import { writeDriveColon } from '../../../repair/repairs/scheme/write-drive-letter.ts'
import { defineIssue } from '../define-issue.ts'

export const driveLetterPipe = defineIssue({
  code: 'drive-letter-pipe',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-miscellaneous',
  since: '0.1.0',
  message: 'The Windows drive letter is followed by `|` instead of a colon.',
  why: 'Browsers still read this old form and turn it into a colon. Other programs look for a folder with that name.',
  repair: writeDriveColon,
  examples: [{ url: 'file:///C«|»/a', fixed: 'file:///C:/a' }],
})
