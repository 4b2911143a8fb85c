import { anyOf } from '../../../repair/repairs/any-of.ts'
import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { replaceBackslash } from '../../../repair/repairs/characters/replace-backslash.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBackslash = defineIssue({
  code: 'unescaped-backslash',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains a backslash that is not percent-encoded.',
  why: 'Here a backslash is not a slash, although it looks like a file path. Programs that prepare URLs for display or for a shell change or drop it.',
  repair: anyOf(percentEncode, replaceBackslash),
  examples: [{ url: 'https://example.com/?a«\\»b', fixed: 'https://example.com/?a%5Cb' }],
})
