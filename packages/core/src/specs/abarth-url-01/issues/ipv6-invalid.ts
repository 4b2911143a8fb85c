import { defineIssue } from '../define-issue.ts'

export const ipv6Invalid = defineIssue({
  code: 'ipv6-invalid',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-5.3',
  since: '0.1.0',
  message: 'The host {{text}} begins with a bracket, but is no IPv6 address in brackets.',
  why: 'Only an IPv6 address is written in brackets. Without one there is no host to go to.',

  examples: [{ url: 'http://«[::g]»/' }, { url: 'http://«[»:/' }],
})
