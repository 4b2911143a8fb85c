import { defineIssue } from '../define-issue.ts'

export const hostInvalidCodePoint = defineIssue({
  code: 'host-invalid-code-point',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.3',
  since: '0.1.0',
  message: 'The host contains {{text}}, which makes it invalid.',
  why: 'Without a valid host there is nowhere to send the request to.',

  examples: [{ url: 'http://a«%00»b/' }, { url: 'http://a«%»zz/' }, { url: 'http://«%FF»/' }],
})
