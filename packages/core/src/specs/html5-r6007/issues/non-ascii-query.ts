import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const nonAsciiQuery = defineIssue({
  code: 'non-ascii-query',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://html5.org/tools/web-apps-tracker?from=6006&to=6007#valid-url',
  since: '0.1.0',
  message: 'The query contains {{text}}, which is not ASCII, in a document in {{encoding}}.',
  why: 'The characters are sent in the encoding of the document: the same link in another document asks for something else.',
  repair: percentEncode,
  examples: [{ url: '/a?«é»', encoding: 'windows-1252', fixed: '/a?%C3%A9' }],
})
