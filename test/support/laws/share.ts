/**
 * The share of its cases that a long test takes: all of them, or what `HREFLINT_SHARE` says, such as
 * 0.1 for a tenth, which is what continuous integration has time for.
 */
const share = Number(process.env.HREFLINT_SHARE ?? 1)

/** Whether all cases are taken. */
export const takesAll = share >= 1

/** Returns how many of `all` cases a long test takes: at least `least`, and never more than all. */
export function shareOf(all: number, least = 1): number {
  return Math.min(all, Math.max(least, Math.ceil(all * share)))
}
