import { defineIssue } from './define-issue.ts'

export const relativeUrl = defineIssue({
  code: 'relative-url',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#absolute-url-string',
  since: '0.1.0',
  message: 'The {{place}} has no scheme, but an absolute URL is required.',
  why: 'Other programs read this value without the page, or use it as a name, so there is nothing to resolve a relative URL against.',
  examples: [{ url: '<div itemscope itemtype="«/vocabulary/Person»"></div>' }],
  right: { url: '<div itemscope itemtype="https://example.com/vocabulary/Person"></div>' },
})
