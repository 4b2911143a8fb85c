import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBracket = defineIssue({
  code: 'unescaped-bracket',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains {{text}}, which must be percent-encoded.',
  why: 'Brackets are allowed only around an IPv6 address. Browsers leave them as they are, but other programs reject the URL, or encode the brackets and request a different URL.',
  repair: percentEncode,
  toleratedIn: ['path', 'query', 'fragment'],
  fixedAtOnce: true,
  examples: [
    { url: 'https://example.com/?a«[»0', fixed: 'https://example.com/?a%5B0' },
    { url: 'https://example.com/a«]»', fixed: 'https://example.com/a%5D' },
  ],
})
