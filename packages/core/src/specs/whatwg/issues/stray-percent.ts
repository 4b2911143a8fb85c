import { percentEncodePercent } from '../../../repair/repairs/characters/percent-encode-percent.ts'
import { defineIssue } from '../define-issue.ts'

export const strayPercent = defineIssue({
  code: 'stray-percent',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#percent-encoded-bytes',
  since: '0.1.0',
  message: 'The {{component}} contains a `%` that is not followed by two hexadecimal digits.',
  why: 'Browsers leave it as it is, and every program that decodes the URL treats it differently: `decodeURIComponent()` throws an error, others keep or drop the `%`.',
  notes:
    'A literal `%` is written as `%25`. Browsers never encode a `%`, so that would be a different URL, and hreflint only suggests it.',
  repair: percentEncodePercent,
  toleratedIn: ['fragment'],
  examples: [
    { url: 'https://example.com/«%»', fixed: 'https://example.com/%25' },
    { url: 'https://example.com/?discount=5«%&a»', fixed: 'https://example.com/?discount=5%25&a' },
    { url: 'https://example.com/#«%zz»', fixed: 'https://example.com/#%25zz' },
  ],
})
