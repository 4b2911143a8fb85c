import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { unlessIndentation } from '../../../repair/repairs/characters/remove-break.ts'
import { defineIssue } from '../define-issue.ts'

export const opaquePathSpace = defineIssue({
  code: 'opaque-path-space',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state',
  since: '0.1.0',
  message: 'The path contains a space that is not percent-encoded.',
  why: 'In a URL such as data: or mailto: parsers leave the space as it is, so it ends the URL wherever white space does, and a space at the end is lost.',
  notes: '%20 gives another URL, though for data: and mailto: it means the same.',
  repair: unlessIndentation(percentEncode),
  partOf: ['tab-or-newline'],
  examples: [
    {
      url: 'mailto:ada@example.com,« »bob@example.com',
      fixed: 'mailto:ada@example.com,%20bob@example.com',
    },
    { url: 'data:,a« »b', fixed: 'data:,a%20b' },
  ],
})
