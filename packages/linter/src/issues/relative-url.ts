import { defineIssue } from './define-issue.ts'

export const relativeUrl = defineIssue({
  code: 'relative-url',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#absolute-url-string',
  since: '0.1.0',
  message: 'The {{place}} has no scheme, and an absolute URL is required here.',
  why: 'This value is read away from the page, as a name or by another program, so there is nothing to resolve a relative URL against.',
  examples: [{ url: '<div itemscope itemtype="«/vocabulary/Person»"></div>' }],
})
