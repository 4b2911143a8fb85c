import { percentEncodePercent } from '../../../repair/repairs/characters/percent-encode-percent.ts'
import { defineIssue } from '../define-issue.ts'

export const strayPercent = defineIssue({
  code: 'stray-percent',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#percent-encoded-bytes',
  since: '0.1.0',
  message: 'The {{component}} contains a % that no two hexadecimal digits follow.',
  why: 'Parsers leave it as it is. What it means is then up to whoever decodes the URL: decodeURIComponent() throws, other programs keep the % or drop it.',
  notes:
    'A % itself is written %25. That gives another URL, since parsers never encode a %, so it is not done unasked.',
  repair: percentEncodePercent,
  examples: [
    { url: 'https://example.com/«%»', fixed: 'https://example.com/%25' },
    { url: 'https://example.com/?discount=5«%&a»', fixed: 'https://example.com/?discount=5%25&a' },
    { url: 'https://example.com/#«%zz»', fixed: 'https://example.com/#%25zz' },
  ],
})
