import { defineIssue } from './define-issue.ts'

export const xmlBase = defineIssue({
  code: 'xml-base',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html.spec.whatwg.org/multipage/syntax.html#attributes-2',
  since: '0.1.0',
  message: 'The {{place}} has no effect in HTML and is not allowed there.',
  why: 'Only XML parsers support the attribute. In HTML, relative URLs inside the element resolve as if it were not there.',
  notes:
    'In XHTML, SVG and other XML files, `xml:base` sets the base URL and is allowed. In HTML, use a `base` element, which applies to the whole document.',
  examples: [
    { url: '<div xml:base="«/manual/»"><a href="start">Start</a></div>' },
    { url: '<svg xml:base="«/icons/»"><use href="arrow.svg#left"/></svg>' },
  ],
  right: { url: '<base href="/manual/"><a href="start">Start</a>' },
})
