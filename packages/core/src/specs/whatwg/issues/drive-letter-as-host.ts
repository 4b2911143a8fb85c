import { writeDrivePath } from '../../../repair/repairs/scheme/write-drive-letter.ts'
import { defineIssue } from '../define-issue.ts'

export const driveLetterAsHost = defineIssue({
  code: 'drive-letter-as-host',
  kind: 'conformance-error',
  specName: 'file-invalid-Windows-drive-letter-host',
  clause: 'https://url.spec.whatwg.org/#file-host-state',
  since: '0.1.0',
  message: 'The Windows drive letter {{text}} stands in the place of the host.',
  why: 'Browsers move it into the path; other programs look for a computer of that name.',
  repair: writeDrivePath,
  examples: [
    { url: 'file://«C:»/a', fixed: 'file:///C:/a' },
    { url: 'file://«C|»/a', fixed: 'file:///C:/a' },
  ],
})
