import { percentEncode } from '../../../repair/repairs/characters/percent-encode.ts'
import { repairPort } from '../../../repair/repairs/repair-port.ts'
import { defineIssue, section } from '../define-issue.ts'

export const unescapedAtSign = defineIssue({
  code: 'unescaped-at-sign',
  kind: 'conformance-error',
  specName: null,
  clause: section('5.2'),
  since: '0.1.0',
  message: 'The {{component}} contains a @ that is not percent-encoded.',
  why: 'Some programs take the host after the first @, some after the last: the request may go to another host than the one that was meant or checked.',
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
  why: 'The first colon ends the user name. Programs that look for the last one read another user name and password.',
  repair: percentEncode,
  examples: [{ url: 'http://u:p«:»q@example.com/', fixed: 'http://u:p%3Aq@example.com/' }],
})

export const portInvalid = defineIssue({
  code: 'port-invalid',
  kind: 'parse-exception',
  specName: null,
  clause: section('3.3'),
  since: '0.1.0',
  message: 'The port contains {{text}}, but a port is written in digits.',
  why: 'Without a port that can be read no request can be made.',
  repair: repairPort,
  examples: [{ url: 'http://example.com:80«a»/', fixed: 'http://example.com:80/' }],
})

export const portOutOfRange = defineIssue({
  code: 'port-out-of-range',
  kind: 'parse-exception',
  specName: null,
  clause: section('3.3'),
  since: '0.1.0',
  message: 'Port {{text}} is larger than 65535, the largest port there is.',
  why: 'No program can listen there, so the request cannot succeed.',
  repair: repairPort,
  examples: [{ url: 'http://example.com:«65536»/', fixed: 'http://example.com/' }],
})
