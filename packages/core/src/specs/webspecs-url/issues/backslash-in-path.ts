import { replaceBackslash } from '../../../repair/repairs/characters/replace-backslash.ts'
import { defineIssue } from '../define-issue.ts'

export const backslashInPath = defineIssue({
  code: 'backslash-in-path',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L1269-L1270',
  since: '0.1.0',
  message: 'The path is divided by a backslash instead of a slash.',
  why: 'Browsers read it as a slash, other software does not, and asks for another resource.',
  repair: replaceBackslash,
  examples: [{ url: 'http://example.com/a«\\»b', fixed: 'http://example.com/a/b' }],
})
