import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { repairPort } from '../../../repair/repairs/repair-port.ts'
import { defineIssue, section } from '../define-issue.ts'

export const unescapedAtSign = defineIssue({
  code: 'unescaped-at-sign',
  kind: 'conformance-error',
  specName: null,
  clause: section('5.2'),
  since: '0.1.0',
  message: 'The {{component}} contains an `@` that is not percent-encoded.',
  why: 'Some programs look for the host after the first `@`, others after the last, so the request may go to a different host from the one that was meant or checked.',
  repair: percentEncode,
  examples: [{ url: 'http://a«@»b@example.com/', fixed: 'http://a%40b@example.com/' }],
})

export const unescapedColon = defineIssue({
  code: 'unescaped-colon',
  kind: 'conformance-error',
  specName: null,
  clause: section('5.2'),
  since: '0.1.0',
  message: 'The {{component}} contains a colon that is not percent-encoded.',
  why: 'The first colon ends the user name. Programs that look for the last one read a different user name and password.',
  repair: percentEncode,
  examples: [{ url: 'http://u:p«:»q@example.com/', fixed: 'http://u:p%3Aq@example.com/' }],
})

export const portInvalid = defineIssue({
  code: 'port-invalid',
  kind: 'parse-exception',
  specName: null,
  clause: section('3.3'),
  since: '0.1.0',
  message: 'The port contains {{text}}. Only digits are allowed.',
  why: 'Without a valid port, no request is possible.',
  repair: repairPort,
  examples: [{ url: 'http://example.com:80«a»/', fixed: 'http://example.com:80/' }],
})

export const portOutOfRange = defineIssue({
  code: 'port-out-of-range',
  kind: 'parse-exception',
  specName: null,
  clause: section('3.3'),
  since: '0.1.0',
  message: 'Port {{text}} is out of range: the highest port is 65535.',
  why: 'No program can listen on such a port, so the request fails.',
  repair: repairPort,
  examples: [{ url: 'http://example.com:«65536»/', fixed: 'http://example.com/' }],
})
