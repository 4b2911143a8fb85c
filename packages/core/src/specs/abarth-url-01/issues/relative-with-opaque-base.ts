import { defineIssue } from '../define-issue.ts'

export const relativeWithOpaqueBase = defineIssue({
  code: 'relative-with-opaque-base',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-4.1',
  since: '0.1.0',
  message: 'The URL is relative, but the base URL has no hierarchy to resolve it in.',
  why: 'Only the URLs of a few schemes, such as http, have a path in which a relative URL can be looked up.',

  examples: [{ url: '«a»', base: 'mailto:x' }],
})
