import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedColon = defineIssue({
  code: 'unescaped-colon',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.2',
  since: '0.1.0',
  message: 'The {{component}} contains a colon that is not percent-encoded.',
  why: 'The first colon ends the user name. Programs that look for the last one read another user name and password.',
  repair: percentEncode,
  examples: [{ url: 'http://u:p«:»q@example.com/', fixed: 'http://u:p%3Aq@example.com/' }],
})
