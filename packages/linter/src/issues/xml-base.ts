import { defineIssue } from './define-issue.ts'

export const xmlBase = defineIssue({
  code: 'xml-base',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html.spec.whatwg.org/multipage/syntax.html#attributes-2',
  since: '0.1.0',
  message: 'The {{place}} does nothing in HTML, and must not be written there.',
  why: 'Only XML parsers know the attribute: in HTML the relative URLs inside resolve as if it were not there.',
  notes:
    'In XHTML, SVG and other XML files `xml:base` gives the base URL, and is no mistake. In HTML a `base` element does, for the whole document.',
  examples: [
    { url: '<div xml:base="«/manual/»"><a href="start">Start</a></div>' },
    { url: '<svg xml:base="«/icons/»"><use href="arrow.svg#left"/></svg>' },
  ],
})
