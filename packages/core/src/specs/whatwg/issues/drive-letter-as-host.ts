import { writeDrivePath } from '../../../repair/repairs/scheme/write-drive-letter.ts'
import { defineIssue } from '../define-issue.ts'

export const driveLetterAsHost = defineIssue({
  code: 'drive-letter-as-host',
  kind: 'conformance-error',
  specName: 'file-invalid-Windows-drive-letter-host',
  clause: 'https://url.spec.whatwg.org/#file-host-state',
  since: '0.1.0',
  message: 'The Windows drive letter {{text}} is written where the host belongs.',
  why: 'Browsers move it into the path. Other programs look for a computer with that name.',
  repair: writeDrivePath,
  examples: [
    { url: 'file://«C:»/a', fixed: 'file:///C:/a' },
    { url: 'file://«C|»/a', fixed: 'file:///C:/a' },
  ],
})
