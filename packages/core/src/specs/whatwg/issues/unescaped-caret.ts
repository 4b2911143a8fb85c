import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedCaret = defineIssue({
  code: 'unescaped-caret',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains a `^` that is not percent-encoded.',
  why: 'Browsers percent-encode it in a path but not in a query or fragment, where `^` and `%5E` are two different URLs.',
  repair: percentEncode,
  toleratedIn: ['version', 'query', 'fragment'],
  examples: [
    { url: 'https://example.com/a«^»b', fixed: 'https://example.com/a%5Eb' },
    { url: 'https://example.com/?a«^»b', fixed: 'https://example.com/?a%5Eb' },
  ],
})
