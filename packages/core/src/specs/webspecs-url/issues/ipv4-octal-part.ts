import { defineIssue } from '../define-issue.ts'

export const ipv4OctalPart = defineIssue({
  code: 'ipv4-octal-part',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L1154',
  since: '0.1.0',
  message: 'The part {{text}} of the IPv4 address is octal because of its leading zero.',
  why: 'Other software reads it as decimal, and sends the request to another address.',

  examples: [{ url: 'http://127.0.0.«01»/' }],
})
