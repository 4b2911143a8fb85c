import { defineIssue } from './define-issue.ts'

export const unusedSuppression = defineIssue({
  code: 'unused-suppression',
  kind: 'conformance-error',
  specName: null,
  clause: null,
  since: '0.1.0',
  message: 'This comment suppresses nothing ({{codes}}).',
  why: 'A comment that is no longer needed hides the next issue of the same kind.',
  notes: 'Reported only if the setting `reportUnusedSuppressions` is on.',
  examples: [
    { url: '«<!-- hreflint-disable-line whatwg/unescaped-space -->»<a href="/a%20b">A</a>' },
  ],
  right: { url: '<!-- hreflint-disable-line whatwg/unescaped-space --><a href="/a b">A</a>' },
})
