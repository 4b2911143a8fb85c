import { defineIssue } from '../define-issue.ts'

export const loneSurrogate = defineIssue({
  code: 'lone-surrogate',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains {{text}}, half of a surrogate pair.',
  why: '',
  examples: [],
})
