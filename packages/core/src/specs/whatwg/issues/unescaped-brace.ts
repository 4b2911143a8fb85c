import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBrace = defineIssue({
  code: 'unescaped-brace',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains {{text}}, which must be percent-encoded.',
  why: 'A brace is usually left over from a template that was not filled in. Then the link goes to a page that does not exist.',
  repair: percentEncode,
  toleratedIn: ['query', 'fragment'],
  fixedAtOnce: true,
  examples: [
    { url: 'https://example.com/«{»id', fixed: 'https://example.com/%7Bid' },
    { url: 'https://example.com/?id=«}»', fixed: 'https://example.com/?id=%7D' },
  ],
})
