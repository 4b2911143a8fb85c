import { unescapedQuote as mistake } from '../../../generic-syntax/mistakes/unescaped/unescaped-quote.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedQuote = defineIssue({
  ...mistake,
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L1694-L1696',
  examples: [{ url: 'http://example.com/«"»a', fixed: 'http://example.com/%22a' }],
})
