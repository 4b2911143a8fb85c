import { defineIssue } from '../define-issue.ts'

export const ipv6Invalid = defineIssue({
  code: 'ipv6-invalid',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L1044-L1053',
  since: '0.1.0',
  message: 'The brackets hold no IPv6 address: {{text}}.',
  why: 'Only an IPv6 address is written in brackets. Without one there is no host to go to.',

  examples: [{ url: 'http://«[:1]»/' }, { url: 'http://«[::1»/' }],
})
