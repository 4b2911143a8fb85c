import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const secondNumberSign = defineIssue({
  code: 'second-number-sign',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#fragment-state',
  since: '0.1.0',
  message: 'The fragment contains a second `#`.',
  why: 'The first `#` starts the fragment. The second is part of the name to find on the page, and probably nothing there has that name.',
  repair: percentEncode,
  toleratedIn: ['route'],
  examples: [{ url: 'https://example.com/#a«#»b', fixed: 'https://example.com/#a%23b' }],
})
