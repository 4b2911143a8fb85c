import { writeTwoSlashes } from '../../../repair/repairs/scheme/write-two-slashes.ts'
import { defineIssue } from '../define-issue.ts'

export const missingSlashes = defineIssue({
  code: 'missing-slashes',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L778',
  since: '0.1.0',
  message: 'Two slashes are missing between {{scheme}}: and the host.',
  why: 'Without them the URL is relative where the base URL has the same scheme, and goes somewhere else there.',
  repair: writeTwoSlashes,
  examples: [
    { url: 'ftp:/«»example.com/', base: 'http://example.org/foo/bar', fixed: 'ftp://example.com/' },
  ],
})
