import { unescapedBackslash as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-backslash.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBackslash = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L1694-L1696',
  examples: [{ url: 'http://example.com/?a«\\»b', fixed: 'http://example.com/?a%5Cb' }],
})
