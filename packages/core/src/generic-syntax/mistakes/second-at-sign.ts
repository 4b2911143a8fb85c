import { escapeEarlierAtSign } from '../repairs/escape-earlier-at-sign.ts'
import type { Mistake } from './mistake.ts'

export const secondAtSign = {
  code: 'second-at-sign',
  since: '0.1.0',
  message: 'The authority contains a second @, so that it is open where the host begins.',
  why: 'Some programs take the host after the first @, some after the last: the request may go to another host than the one that was meant or checked.',
  repair: escapeEarlierAtSign,
} as const satisfies Mistake
