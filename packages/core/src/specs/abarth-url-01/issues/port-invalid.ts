import { repairPort } from '../../../repair/repairs/repair-port.ts'
import { defineIssue } from '../define-issue.ts'

export const portInvalid = defineIssue({
  code: 'port-invalid',
  kind: 'parse-exception',
  specName: null,
  clause: 'https://datatracker.ietf.org/doc/html/draft-abarth-url-01#section-3.3',
  since: '0.1.0',
  message: 'The port contains {{text}}, but a port is written in digits.',
  why: 'Without a port that can be read no request can be made.',
  repair: repairPort,
  examples: [{ url: 'http://example.com:80«a»/', fixed: 'http://example.com:80/' }],
})
