import type { Divergence } from '@hreflint/core'

const loopback =
  /^(?:localhost\.?|0\.0\.0\.0|127(?:\.\d+){3}|\[::1?\]|\[::ffff:7f[0-9a-f]{2}:[0-9a-f]+\])$/i

/** Whether some of the programs connect to the computer that they run on, and others do not. */
export function reachesLoopback({ grade, sides }: Divergence): boolean {
  if (grade !== 'host') return false
  const count = sides.filter(({ value }) => loopback.test(value)).length
  return count > 0 && count < sides.length
}
