import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const outerSpace = defineIssue({
  code: 'outer-space',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
  since: '0.1.0',
  message: 'There is white space before or after the URL.',
  why: 'Browsers remove it, but programs that compare or store the URL as it is written see a different URL.',
  repair: remove(),
  coveredBy: ['invalid-base', 'missing-scheme', 'relative-with-opaque-base'],
  examples: [
    { url: '« »https://example.com/', fixed: 'https://example.com/' },
    { url: 'https://example.com/«\n»', fixed: 'https://example.com/' },
  ],
})
