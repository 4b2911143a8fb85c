import { repairPort } from '../../../repair/repairs/repair-port.ts'
import { defineIssue } from '../define-issue.ts'

export const portOutOfRange = defineIssue({
  code: 'port-out-of-range',
  kind: 'parse-exception',
  specName: 'port-out-of-range',
  clause: 'https://url.spec.whatwg.org/#port-state',
  since: '0.1.0',
  message: 'Port {{text}} is out of range: the highest port is 65535.',
  why: 'Browsers reject the URL, so the link does not work.',
  repair: repairPort,
  examples: [{ url: 'https://example.com:«65536»/', fixed: 'https://example.com/' }],
})
