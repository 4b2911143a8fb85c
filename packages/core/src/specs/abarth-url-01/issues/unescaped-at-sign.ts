import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { defineIssue } from '../define-issue.ts'

export const unescapedAtSign = defineIssue({
  code: 'unescaped-at-sign',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.2',
  since: '0.1.0',
  message: 'The {{component}} contains a @ that is not percent-encoded.',
  why: 'Some programs take the host after the first @, some after the last: the request may go to another host than the one that was meant or checked.',
  repair: percentEncode,
  examples: [{ url: 'http://a«@»b@example.com/', fixed: 'http://a%40b@example.com/' }],
})
