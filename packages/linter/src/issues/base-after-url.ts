import { defineIssue } from './define-issue.ts'

export const baseAfterUrl = defineIssue({
  code: 'base-after-url',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html.spec.whatwg.org/multipage/semantics.html#the-base-element',
  since: '0.1.0',
  message: 'The base element stands after a URL that it changes.',
  why: 'Browsers may already have fetched the earlier URL against another base, so the same page can load different files.',
  notes:
    'Only the first relative URL before the `base` element is shown. Absolute URLs are not affected.',
  examples: [{ url: '<link rel="icon" href="icon.png"><base href="«/assets/»">' }],
})
