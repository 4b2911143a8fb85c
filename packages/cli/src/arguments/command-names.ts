/** The commands other than the one that lints. */
export const otherCommandNames = [
  'parse',
  'explain',
  'compare',
  'pattern',
  'links',
  'merge',
  'init',
  'completions',
] as const

export type OtherCommandName = (typeof otherCommandNames)[number]
