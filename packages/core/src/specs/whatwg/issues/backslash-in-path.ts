import { anyOf } from '../../../repair/repairs/any-of.ts'
import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { replaceBackslash } from '../../../repair/repairs/characters/replace-backslash.ts'
import { defineIssue } from '../define-issue.ts'

export const backslashInPath = defineIssue({
  code: 'backslash-in-path',
  kind: 'conformance-error',
  specName: 'invalid-reverse-solidus',
  clause: 'https://url.spec.whatwg.org/#path-state',
  since: '0.1.0',
  message: 'A backslash divides the path where a slash belongs.',
  why: 'Browsers read it as a slash; other programs send it to the server, which then knows no such page.',
  repair: anyOf(replaceBackslash, percentEncode),
  examples: [
    { url: 'https://example.com/a«\\»b', fixed: 'https://example.com/a/b' },
    { url: '«\\»a', base: 'https://example.com/', fixed: '/a' },
  ],
})
