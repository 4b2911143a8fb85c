import { prefixDotSegment } from '../../../generic-syntax/repairs/prefix-dot-segment.ts'
import { defineIssue } from '../define-issue.ts'

export const colonInFirstSegment = defineIssue({
  code: 'colon-in-first-segment',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L811-L812',
  since: '0.1.0',
  message:
    'The first segment of the relative path contains a colon, so that it looks like a scheme.',
  why: 'Software that takes it for a scheme does not resolve the URL against the base URL.',
  repair: prefixDotSegment,
  examples: [{ url: '1«:»a', base: 'http://example.org/', fixed: './1:a' }],
})
