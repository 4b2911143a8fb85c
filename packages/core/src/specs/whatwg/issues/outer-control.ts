import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const outerControl = defineIssue({
  code: 'outer-control',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
  since: '0.1.0',
  message: 'The control character {{text}} stands before or after the URL.',
  why: 'Browsers cut it off, but nobody can see it, and other programs refuse the URL or send the character along.',
  repair: remove(),
  coveredBy: ['invalid-base', 'missing-scheme', 'relative-with-opaque-base'],
  examples: [{ url: 'https://example.com/«\u0001»', fixed: 'https://example.com/' }],
})
