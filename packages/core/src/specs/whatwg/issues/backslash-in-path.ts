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
  why: 'Browsers read it as a slash. Other programs send it as it is, so the server finds no such page.',
  notes:
    'If the backslash ends the host and an `@` follows, as in `http://good.example\\@evil.example/`, the message names the host that browsers go to and the one that curl and Python’s `urllib.parse` read. The suggestion to percent-encode the backslash says where the URL leads then.',
  repair: anyOf(replaceBackslash, percentEncode),
  examples: [
    { url: 'https://example.com/a«\\»b', fixed: 'https://example.com/a/b' },
    {
      url: 'http://good.example«\\»@evil.example/',
      fixed: 'http://good.example/@evil.example/',
    },
    { url: '«\\»a', base: 'https://example.com/', fixed: '/a' },
  ],
})
