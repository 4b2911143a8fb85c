import type { Mistake } from './mistake.ts'

export const ipLiteralInvalid = {
  code: 'ip-literal-invalid',
  since: '0.1.0',
  message: 'The brackets do not hold an IP address: {{text}} cannot stand here.',
  why: 'Only an IPv6 address, or an address of a later version, is written in brackets. Without one there is no host to go to.',
} as const satisfies Mistake
