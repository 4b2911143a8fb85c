import { defineIssue } from './define-issue.ts'

export const secondBase = defineIssue({
  code: 'second-base',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html.spec.whatwg.org/multipage/semantics.html#the-base-element',
  since: '0.1.0',
  message: 'The document already has a `base` element with a URL, so browsers ignore this one.',
  why: 'Browsers look only at the first `base` element with a URL, even if they cannot use that URL.',
  examples: [{ url: '<base href="/a/"><base href="«/b/»">' }],
  right: { url: '<base href="/a/">' },
})
