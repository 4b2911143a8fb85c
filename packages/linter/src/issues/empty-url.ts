import { defineIssue } from './define-issue.ts'

export const emptyUrl = defineIssue({
  code: 'empty-url',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html.spec.whatwg.org/multipage/urls-and-fetching.html#valid-non-empty-url',
  since: '0.1.0',
  message: 'The {{place}} is empty, but a URL is required.',
  why: 'An empty URL means the document itself: browsers load the page again as an image or script, or load nothing.',
  examples: [{ url: '<img src="«»" alt="A cat">' }, { url: '<link rel="stylesheet" href="«»">' }],
  right: { url: '<img src="cat.png" alt="A cat">' },
})
