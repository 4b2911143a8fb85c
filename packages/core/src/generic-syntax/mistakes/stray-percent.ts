import { escapePercent } from '../repairs/escape-percent.ts'
import type { Mistake } from './mistake.ts'

export const strayPercent = {
  code: 'stray-percent',
  since: '0.1.0',
  message: 'The {{component}} contains a % that no two hexadecimal digits follow.',
  why: 'A % begins a percent-encoded octet. Whether a lone one stands for itself is up to the program that reads it.',
  repair: escapePercent,
} as const satisfies Mistake
