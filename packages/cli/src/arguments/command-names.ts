/** The commands beside the one that lints. */
export const otherCommandNames = [
  'parse',
  'explain',
  'compare',
  'pattern',
  'merge',
  'init',
  'completions',
] as const

export type OtherCommandName = (typeof otherCommandNames)[number]
