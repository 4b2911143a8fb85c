import { defineIssue } from './define-issue.ts'

export const unknownSuppression = defineIssue({
  code: 'unknown-suppression',
  kind: 'conformance-error',
  specName: null,
  clause: null,
  since: '0.1.0',
  message: 'This comment names the unknown code {{code}}{{question}}.',
  why: 'The comment suppresses nothing, and the issue that it is meant for is still reported.',
  examples: [
    { url: '«<!-- hreflint-disable-line whatwg/unescaped-spaec -->»<a href="/a%20b">A</a>' },
  ],
  right: { url: '<!-- hreflint-disable-line whatwg/unescaped-space --><a href="/a b">A</a>' },
})
