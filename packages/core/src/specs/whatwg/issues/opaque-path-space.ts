import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { unlessIndentation } from '../../../repair/repairs/characters/remove-break.ts'
import { defineIssue } from '../define-issue.ts'

export const opaquePathSpace = defineIssue({
  code: 'opaque-path-space',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#cannot-be-a-base-url-path-state',
  since: '0.1.0',
  message: 'The opaque path contains a space that is not percent-encoded.',
  why: 'In URLs such as `data:` and `mailto:`, browsers keep the space as it is. The URL ends there wherever white space separates URLs, and a space at the end is lost.',
  notes:
    'Writing `%20` gives a different URL, although for `data:` and `mailto:` it means the same.',
  repair: unlessIndentation(percentEncode),
  partOf: ['tab-or-newline'],
  fixedAtOnce: true,
  examples: [
    {
      url: 'mailto:ada@example.com,« »bob@example.com',
      fixed: 'mailto:ada@example.com,%20bob@example.com',
    },
    { url: 'data:,a« »b', fixed: 'data:,a%20b' },
  ],
})
