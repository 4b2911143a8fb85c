import { escapeBackslash } from '../repairs/escape-backslash.ts'
import type { Mistake } from './mistake.ts'

export const backslashTurnedSlash = {
  code: 'backslash-turned-slash',
  since: '0.1.0',
  message:
    'The {{component}} contains a backslash, which becomes a slash when the URL is resolved.',
  why: 'Resolving divides the URL first, then escapes its path and query, and turns backslashes into slashes last. So a backslash in a path stays one, and the URL that results here can be divided differently from the one that is written.',
  repair: escapeBackslash,
} as const satisfies Mistake
