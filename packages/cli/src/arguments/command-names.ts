import { nearName } from '@hreflint/core/internal'

/** The commands other than the one that lints. */
export const otherCommandNames = [
  'parse',
  'explain',
  'compare',
  'pattern',
  'links',
  'move',
  'merge',
  'init',
  'completions',
] as const

export type OtherCommandName = (typeof otherCommandNames)[number]

/**
 * Returns the command that a mistyped name means; null if none is similar. A third of its letters may be
 * wrong: many words are like `move` in half of theirs.
 */
export function nearCommand(name: string): string | null {
  const limit = Math.max(1, Math.floor(name.length / 3))
  return nearName(name, ['check', ...otherCommandNames, 'help'], limit)
}
