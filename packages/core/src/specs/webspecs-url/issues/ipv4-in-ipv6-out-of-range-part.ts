import { defineIssue } from '../define-issue.ts'

export const ipv4InIpv6OutOfRangePart = defineIssue({
  code: 'ipv4-in-ipv6-out-of-range-part',
  kind: 'parse-exception',
  specName: 'parse exception',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L1208-L1210',
  since: '0.1.0',
  message: 'A decimal part of the IPv6 address {{text}} is greater than 255.',
  why: 'There is no such address.',

  examples: [{ url: 'http://«[::127.0.0.256]»/' }],
})
