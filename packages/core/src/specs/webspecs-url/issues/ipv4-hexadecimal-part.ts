import { defineIssue } from '../define-issue.ts'

export const ipv4HexadecimalPart = defineIssue({
  code: 'ipv4-hexadecimal-part',
  kind: 'conformance-error',
  specName: 'conformance error',
  clause:
    'https://github.com/webspecs/url/blob/81182ab9221d0e5a7b5318033fee6a6a8043e5d2/url.bs#L1154',
  since: '0.1.0',
  message: 'The part {{text}} of the IPv4 address is hexadecimal.',
  why: 'Browsers read it as an address, filters and other software may take it for a name.',

  examples: [{ url: 'http://127.0.0.«0x1»/' }],
})
