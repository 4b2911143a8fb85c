import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedPipe = defineIssue({
  code: 'unescaped-pipe',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains a `|` that is not percent-encoded.',
  why: 'Browsers leave it as it is, but servers and other programs reject or encode it, and in a shell it is a pipe.',
  repair: percentEncode,
  toleratedIn: ['query', 'fragment'],
  examples: [{ url: 'https://example.com/a«|»b', fixed: 'https://example.com/a%7Cb' }],
})
