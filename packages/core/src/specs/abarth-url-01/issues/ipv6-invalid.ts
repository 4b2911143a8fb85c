import { defineIssue } from '../define-issue.ts'

export const ipv6Invalid = defineIssue({
  code: 'ipv6-invalid',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.3',
  since: '0.1.0',
  message:
    'The host {{text}} contains a bracket or a colon, but is not an IPv6 address in brackets.',
  why: 'Only an IPv6 address contains them, and it is written in brackets. Without a valid host there is nowhere to send the request to.',

  examples: [{ url: 'http://«[::g]»/' }, { url: 'http://«[»:/' }, { url: 'http://«2001:db8:»:1/' }],
})
