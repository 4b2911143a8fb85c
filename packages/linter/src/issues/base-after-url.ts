import { defineIssue } from './define-issue.ts'

export const baseAfterUrl = defineIssue({
  code: 'base-after-url',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html.spec.whatwg.org/multipage/semantics.html#the-base-element',
  since: '0.1.0',
  message: 'The `base` element comes after a URL. It must come before all URLs of the document.',
  why: 'Browsers may resolve the earlier relative URL against a different base, so the same page can load different files.',
  notes: 'The finding shows the first URL before the `base` element as a related place.',
  examples: [{ url: '<link rel="icon" href="icon.png"><base href="«/assets/»">' }],
  right: { url: '<base href="/assets/"><link rel="icon" href="icon.png">' },
})
