import { writeDrivePath } from '../../../repair/repairs/scheme/write-drive-letter.ts'
import { defineIssue } from '../define-issue.ts'

export const driveLetterRelative = defineIssue({
  code: 'drive-letter-relative',
  kind: 'conformance-error',
  specName: 'file-invalid-Windows-drive-letter',
  clause: 'https://url.spec.whatwg.org/#file-state',
  since: '0.1.0',
  message: 'The relative URL starts with the Windows drive letter {{text}}.',
  why: 'Unlike other relative URLs, it is resolved against the root of the drive, not against the folder of the base URL.',
  repair: writeDrivePath,
  examples: [{ url: '«C|»/a', base: 'file:///D:/b/', fixed: '/C:/a', also: ['drive-letter-pipe'] }],
})
