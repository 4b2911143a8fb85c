import { defineIssue } from '../define-issue.ts'

export const relativeWithOpaqueBase = defineIssue({
  code: 'relative-with-opaque-base',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L807-L810',
  since: '0.1.0',
  message: 'The URL is relative, but the base URL has no hierarchy to resolve it in.',
  why: 'Only the URLs of a few schemes, such as http, have a path in which a relative URL can be looked up.',

  examples: [{ url: '«a»', base: 'mailto:x' }],
})
