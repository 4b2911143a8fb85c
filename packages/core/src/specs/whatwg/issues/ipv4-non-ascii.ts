import { normaliseHost } from '../../../fixes/normalise-host.ts'
import { defineIssue } from '../define-issue.ts'

export const ipv4NonAscii = defineIssue({
  code: 'ipv4-non-ascii',
  kind: 'conformance-error',
  specName: null,
  clause: 'https://url.spec.whatwg.org/#syntax-host-ipv4',
  since: '0.1.0',
  message: 'The IPv4 address is not written in ASCII digits and dots.',
  why: 'Parsers turn the characters into digits and dots; people and filters that look for an address do not see one.',
  notes:
    'The parser of the edition signals nothing here, but no valid IPv4-address string has such characters: see the page on gaps in the standard.',
  repair: normaliseHost,
  examples: [{ url: 'https://«１.2.3.4»/', fixed: 'https://1.2.3.4/' }],
})
