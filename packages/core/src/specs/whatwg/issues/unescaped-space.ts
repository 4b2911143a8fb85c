import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { unlessIndentation } from '../../../repair/repairs/characters/remove-break.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedSpace = defineIssue({
  code: 'unescaped-space',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains a space that is not percent-encoded.',
  why: 'Browsers write it as `%20`, but in `srcset`, Markdown, mail and terminals a space ends the URL, and the rest is lost.',
  repair: unlessIndentation(percentEncode),
  partOf: ['tab-or-newline'],
  examples: [
    { url: 'https://example.com/a« »b', fixed: 'https://example.com/a%20b' },
    { url: 'https://example.com/?q=a« »b', fixed: 'https://example.com/?q=a%20b' },
  ],
})
