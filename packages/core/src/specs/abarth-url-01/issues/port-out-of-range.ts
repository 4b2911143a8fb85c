import { repairPort } from '../../../repair/repairs/repair-port.ts'
import { defineIssue } from '../define-issue.ts'

export const portOutOfRange = defineIssue({
  code: 'port-out-of-range',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-3.3',
  since: '0.1.0',
  message: 'Port {{text}} is larger than 65535, the largest port there is.',
  why: 'No program can listen there, so the request cannot succeed.',
  repair: repairPort,
  examples: [{ url: 'http://example.com:«65536»/', fixed: 'http://example.com/' }],
})
