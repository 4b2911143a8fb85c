import { replaceBackslash } from '../../../repair/repairs/characters/replace-backslash.ts'
import { defineIssue } from '../define-issue.ts'

export const backslashAfterScheme = defineIssue({
  code: 'backslash-after-scheme',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L755-L757',
  since: '0.1.0',
  message: 'The scheme is followed by backslashes instead of two slashes.',
  why: 'Browsers read them as slashes, other software does not find the host.',
  repair: replaceBackslash,
  examples: [{ url: 'http:«\\\\»example.com/', fixed: 'http://example.com/' }],
})
