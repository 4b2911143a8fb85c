import { defineIssue } from '../define-issue.ts'

export const opaquePathSpace = defineIssue({
  code: 'opaque-path-space',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state',
  since: '0.1.0',
  message: 'The path contains a space that is not percent-encoded.',
  why: '',
  examples: [],
})
