import { repairPort } from '../../repair/repairs/repair-port.ts'
import { escapeEarlierAtSign } from '../repairs/escape-earlier-at-sign.ts'
import { prefixDotSegment } from '../repairs/prefix-dot-segment.ts'
import type { Mistake } from './mistake.ts'

export const invalidBase = {
  code: 'invalid-base',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The base URL is not valid: it has no scheme, or cannot be split into components.',
  why: 'A relative reference can only be resolved against a base URL that is absolute.',
  examples: [{ url: '«a»', base: 'b' }],
  right: { url: 'a', base: 'https://example.com/' },
} as const satisfies Mistake

export const colonInFirstSegment = {
  code: 'colon-in-first-segment',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The first segment of the relative path contains a colon, so it looks like a scheme.',
  why: 'A colon before the first slash ends a scheme, but the text before this colon is not a valid scheme.',
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
  message: 'The authority contains a second `@`, so it is unclear where the host starts.',
  why: 'Some programs look for the host after the first `@`, others after the last, so the request may go to a different host from the one that was meant or checked.',
  repair: escapeEarlierAtSign,
  examples: [{ url: 'http://a@b«@»c/', fixed: 'http://a%40b@c/' }],
} as const satisfies Mistake

export const ipLiteralInvalid = {
  code: 'ip-literal-invalid',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The host is not an IP address in brackets: {{problem}}.',
  why: 'Only an IPv6 address, or an address of a later version, is written in brackets. Otherwise there is no host to connect to.',
  examples: [{ url: 'http://[::«g»]/' }, { url: 'http://[::1«»' }, { url: 'http://[::1]«a»/' }],
  right: { url: 'http://[::1]/' },
} as const satisfies Mistake

export const portInvalid = {
  code: 'port-invalid',
  kind: 'parse-exception',
  specName: null,
  since: '0.1.0',
  message: 'The port contains {{text}}. Only digits are allowed.',
  why: 'It is unclear where the host ends, so no request is possible.',
  repair: repairPort,
  examples: [{ url: 'http://example.com:80«a»/', fixed: 'http://example.com:80/' }],
} as const satisfies Mistake
