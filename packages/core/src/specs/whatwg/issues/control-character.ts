import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const controlCharacter = defineIssue({
  code: 'control-character',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains the control character {{text}}.',
  why: 'Nobody can see it, so the URL cannot be read out, copied or typed. Parsers percent-encode it; other programs cut the URL there or refuse it.',
  repair: percentEncode,
  examples: [
    { url: 'https://example.com/a«\u0001»b', fixed: 'https://example.com/a%01b' },
    { url: 'https://example.com/?«\u007F»', fixed: 'https://example.com/?%7F' },
  ],
})
