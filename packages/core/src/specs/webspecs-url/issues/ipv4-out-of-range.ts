import { defineIssue } from '../define-issue.ts'

export const ipv4OutOfRange = defineIssue({
  code: 'ipv4-out-of-range',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L1092-L1097',
  since: '0.1.0',
  message: 'A part of the IPv4 address {{text}} is out of range.',
  why: 'There is no such address, and a name of digits cannot be looked up.',

  examples: [{ url: 'http://«127.0.0.256»/' }],
})
