import { defineIssue } from '../define-issue.ts'

export const hostEscapedCharacter = defineIssue({
  code: 'host-escaped-character',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.3.1',
  since: '0.1.0',
  message: 'The host contains {{text}}, which is no character of a name and is escaped.',
  why: 'Hosts are looked up as they are written: no name server knows a host with such a character.',

  examples: [{ url: 'http://goo«  »goo.com/' }],
})
