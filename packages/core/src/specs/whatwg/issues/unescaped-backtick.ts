import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedBacktick = defineIssue({
  code: 'unescaped-backtick',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains a backtick that is not percent-encoded.',
  why: 'Browsers percent-encode it in paths and fragments, but not in queries. In Markdown, JavaScript and shells it ends the text.',
  repair: percentEncode,
  toleratedIn: ['query'],
  examples: [
    { url: 'https://example.com/«`»a', fixed: 'https://example.com/%60a' },
    { url: 'https://example.com/?«`»', fixed: 'https://example.com/?%60' },
  ],
})
