import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const controlCharacter = defineIssue({
  code: 'control-character',
  kind: 'conformance-error',
  specName: 'invalid-URL-unit',
  clause: 'https://url.spec.whatwg.org/#url-code-points',
  since: '0.1.0',
  message: 'The {{component}} contains a control character: {{text}}.',
  why: 'The character is invisible, so nobody can read the URL aloud, copy it or type it. Browsers percent-encode it; other programs cut the URL off there or reject it.',
  repair: percentEncode,
  examples: [
    { url: 'https://example.com/a«\u0001»b', fixed: 'https://example.com/a%01b' },
    { url: 'https://example.com/?«\u007F»', fixed: 'https://example.com/?%7F' },
  ],
})
