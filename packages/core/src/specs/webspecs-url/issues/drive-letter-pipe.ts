import { replaceSpan } from '../../../repair/repairs/replace-span.ts'
import { defineIssue } from '../define-issue.ts'

export const driveLetterPipe = defineIssue({
  code: 'drive-letter-pipe',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L626',
  since: '0.1.0',
  message: 'The drive letter is followed by a | in place of a colon.',
  why: 'The form is older than URLs are, and is read so for compatibility only.',
  repair: context => [replaceSpan(context, 'Replace with a colon', ':')],
  examples: [{ url: '/C«|»/foo', base: 'file:///tmp', fixed: '/C:/foo' }],
})
