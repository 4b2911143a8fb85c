import { repairPort } from '../../repair/repairs/repair-port.ts'
import { escapeEarlierAtSign } from '../repairs/escape-earlier-at-sign.ts'
import { prefixDotSegment } from '../repairs/prefix-dot-segment.ts'
import type { Mistake } from './mistake.ts'

export const invalidBase = {
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The base URL does not begin with a scheme, or cannot be divided into components.',
  why: 'A relative reference can only be resolved against a base URL that stands by itself.',
  examples: [{ url: '«a»', base: 'b' }],
  right: { url: 'a', base: 'https://example.com/' },
} as const satisfies Mistake

export const colonInFirstSegment = {
  code: 'colon-in-first-segment',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message:
    'The first segment of the relative path contains a colon, so that it looks like a scheme.',
  why: 'A colon before the first slash ends a scheme, and what stands before this one is none.',
  repair: prefixDotSegment,
  examples: [
    { url: '1«:»a', fixed: './1:a' },
    { url: '«:»a', fixed: './:a' },
  ],
} as const satisfies Mistake

export const secondAtSign = {
  code: 'second-at-sign',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The authority contains a second @, so that it is open where the host begins.',
  why: 'Some programs take the host after the first @, some after the last: the request may go to another host than the one that was meant or checked.',
  repair: escapeEarlierAtSign,
  examples: [{ url: 'http://a@b«@»c/', fixed: 'http://a%40b@c/' }],
} as const satisfies Mistake

export const ipLiteralInvalid = {
  code: 'ip-literal-invalid',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The brackets do not hold an IP address: {{text}} cannot stand here.',
  why: 'Only an IPv6 address, or an address of a later version, is written in brackets. Without one there is no host to go to.',
  examples: [{ url: 'http://[::«g»]/' }, { url: 'http://[::1«»' }, { url: 'http://[::1]«a»/' }],
  right: { url: 'http://[::1]/' },
} as const satisfies Mistake

export const portInvalid = {
  code: 'port-invalid',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The port contains {{text}}, but a port is written in digits.',
  why: 'Without a port that can be read it is open where the host ends, and no request can be made.',
  repair: repairPort,
  examples: [{ url: 'http://example.com:80«a»/', fixed: 'http://example.com:80/' }],
} as const satisfies Mistake
