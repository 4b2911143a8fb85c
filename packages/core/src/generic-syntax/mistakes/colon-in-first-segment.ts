import { prefixDotSegment } from '../repairs/prefix-dot-segment.ts'
import type { Mistake } from './mistake.ts'

export const colonInFirstSegment = {
  code: 'colon-in-first-segment',
  since: '0.1.0',
  message:
    'The first segment of the relative path contains a colon, so that it looks like a scheme.',
  why: 'A colon before the first slash ends a scheme, and what stands before this one is none.',
  repair: prefixDotSegment,
} as const satisfies Mistake
