import { defineIssue } from './define-issue.ts'

export const baseScheme = defineIssue({
  code: 'base-scheme',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html.spec.whatwg.org/multipage/semantics.html#set-the-frozen-base-url',
  since: '0.1.0',
  message: 'The base URL has the scheme {{scheme}}, so browsers ignore it.',
  why: 'Browsers resolve relative URLs against the address of the document, as if there were no `base` element.',
  examples: [
    { url: '<base href="«data»:text/html,hello">' },
    { url: '<base href="«javascript»:void(0)">' },
  ],
  right: { url: '<base href="https://example.com/">' },
})
