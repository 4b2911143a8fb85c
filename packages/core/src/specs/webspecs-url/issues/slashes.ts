import { replaceBackslash } from '../../../repair/repairs/characters/replace-backslash.ts'
import { replaceSpan } from '../../../repair/repairs/replace-span.ts'
import { writeTwoSlashes } from '../../../repair/repairs/scheme/write-two-slashes.ts'
import { defineIssue, lines } from '../define-issue.ts'

export const missingSlashes = defineIssue({
  code: 'missing-slashes',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L778'),
  since: '0.1.0',
  message: 'Two slashes are missing between {{scheme}}: and the host.',
  why: 'Without them the URL is relative where the base URL has the same scheme, and goes somewhere else there.',
  repair: writeTwoSlashes,
  examples: [
    { url: 'ftp:/«»example.com/', base: 'http://example.org/foo/bar', fixed: 'ftp://example.com/' },
  ],
})

export const backslashAfterScheme = defineIssue({
  code: 'backslash-after-scheme',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L755-L757'),
  since: '0.1.0',
  message: 'The scheme is followed by backslashes instead of two slashes.',
  why: 'Browsers read them as slashes, other software does not find the host.',
  repair: replaceBackslash,
  examples: [{ url: 'http:«\\\\»example.com/', fixed: 'http://example.com/' }],
})

export const backslashInPath = defineIssue({
  code: 'backslash-in-path',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L1269-L1270'),
  since: '0.1.0',
  message: 'The path is divided by a backslash instead of a slash.',
  why: 'Browsers read it as a slash, other software does not, and asks for another resource.',
  repair: replaceBackslash,
  examples: [{ url: 'http://example.com/a«\\»b', fixed: 'http://example.com/a/b' }],
})

export const driveLetterPipe = defineIssue({
  code: 'drive-letter-pipe',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L626'),
  since: '0.1.0',
  message: 'The drive letter is followed by a | in place of a colon.',
  why: 'The form is older than URLs are, and is read so for compatibility only.',
  repair: context => [replaceSpan(context, 'Replace with a colon', ':')],
  examples: [{ url: '/C«|»/foo', base: 'file:///tmp', fixed: '/C:/foo' }],
})
