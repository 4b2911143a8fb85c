import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedQuote = defineIssue({
  code: 'unescaped-quote',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains a double quote that is not percent-encoded.',
  why: 'A double quote ends an attribute value, a string and many pasted URLs. Browsers percent-encode it in most places, but not in all.',
  repair: percentEncode,
  toleratedIn: ['query'],
  examples: [{ url: 'https://example.com/?q=«"»a', fixed: 'https://example.com/?q=%22a' }],
})
