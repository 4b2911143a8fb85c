import { remove } from '../../../repair/repairs/characters/remove.ts'
import { defineIssue } from '../define-issue.ts'

export const outerControl = defineIssue({
  code: 'outer-control',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
  since: '0.1.0',
  message: 'There is a control character before or after the URL: {{text}}.',
  why: 'Browsers remove it, but it is invisible, and other programs reject the URL or keep the character.',
  repair: remove(),
  coveredBy: ['invalid-base', 'missing-scheme', 'relative-with-opaque-base'],
  examples: [{ url: 'https://example.com/«\u0001»', fixed: 'https://example.com/' }],
})
