import { defineIssue } from './define-issue.ts'

export const unusedSuppression = defineIssue({
  code: 'unused-suppression',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://hreflint.dev/issues/document/unused-suppression',
  since: '0.1.0',
  message: 'Nothing is found that this comment suppresses ({{codes}}).',
  why: 'A comment that outlives its reason hides the next mistake of the same kind.',
  notes: 'Reported only where the setting `reportUnusedSuppressions` asks for it.',
  examples: [
    { url: '«<!-- hreflint-disable-line whatwg/unescaped-space -->»<a href="/a%20b">A</a>' },
  ],
})
