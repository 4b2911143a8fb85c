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
  message: 'The path contains a backslash instead of a slash.',
  why: 'Browsers read it as a slash. Other programs send it to the server as it is, and the server finds no such page.',
  repair: anyOf(replaceBackslash, percentEncode),
  examples: [
    { url: 'https://example.com/a«\\»b', fixed: 'https://example.com/a/b' },
    { url: '«\\»a', base: 'https://example.com/', fixed: '/a' },
  ],
})
