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
  message: 'Two slashes are missing after `{{scheme}}:`.',
  why: 'If the base URL has the same scheme, the URL is relative and goes to a different place.',
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
  why: 'Browsers read backslashes as slashes. Other programs do not find the host.',
  repair: replaceBackslash,
  examples: [{ url: 'http:«\\\\»example.com/', fixed: 'http://example.com/' }],
})

export const backslashInPath = defineIssue({
  code: 'backslash-in-path',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L1269-L1270'),
  since: '0.1.0',
  message: 'The path contains a backslash instead of a slash.',
  why: 'Browsers read it as a slash. Other programs do not, and request a different resource.',
  repair: replaceBackslash,
  examples: [{ url: 'http://example.com/a«\\»b', fixed: 'http://example.com/a/b' }],
})

export const driveLetterPipe = defineIssue({
  code: 'drive-letter-pipe',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause: lines('L626'),
  since: '0.1.0',
  message: 'The drive letter is followed by `|` instead of a colon.',
  why: 'This form is older than URLs, and parsers accept it only for compatibility.',
  repair: context => [replaceSpan(context, 'Replace with a colon', ':')],
  examples: [{ url: '/C«|»/foo', base: 'file:///tmp', fixed: '/C:/foo' }],
})
