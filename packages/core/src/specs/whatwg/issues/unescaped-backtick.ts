import { defineIssue } from '../define-issue.ts'

export const unescapedBacktick = defineIssue({
  code: 'unescaped-backtick',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains a backtick that is not percent-encoded.',
  why: '',
  examples: [],
})
