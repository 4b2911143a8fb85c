import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const nonAsciiCharacter = defineIssue({
  code: 'non-ascii-character',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://www.rfc-editor.org/rfc/rfc3987#section-2.2',
  since: '0.1.0',
  message: 'The {{component}} contains {{text}}, which is not allowed in an IRI.',
  why: 'Only the characters of the production `ucschar` are allowed unescaped. The others are special in Unicode or not assigned.',
  repair: percentEncode,
  examples: [{ url: 'https://example.com/«\uFFF0»', fixed: 'https://example.com/%EF%BF%B0' }],
})
