import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedAngleBracket = defineIssue({
  code: 'unescaped-angle-bracket',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains {{text}}, which must be percent-encoded.',
  why: 'Mail, Markdown and HTTP headers put URLs between angle brackets, so the URL ends there when it is copied into one of them.',
  repair: percentEncode,
  toleratedIn: ['query'],
  fixedAtOnce: true,
  examples: [
    { url: 'https://example.com/«<»a', fixed: 'https://example.com/%3Ca' },
    { url: 'https://example.com/«>»', fixed: 'https://example.com/%3E' },
  ],
})
