import { defineIssue } from '../define-issue.ts'

export const relativeWithOpaqueBase = defineIssue({
  code: 'relative-with-opaque-base',
  kind: 'parse-exception',
  specName: 'missing-scheme-non-relative-URL',
  clause: 'https://url.spec.whatwg.org/#no-scheme-state',
  since: '0.1.0',
  message: 'The URL is relative, but its base URL has an opaque path.',
  why: '',
  examples: [],
})
