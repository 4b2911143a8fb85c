import type { Output } from '../host.ts'

/**
 * Whether to color what goes to a stream: as the command line says, else as NO_COLOR and
 * FORCE_COLOR say, else if it is a terminal.
 */
export function wantsColor(
  stream: Output,
  env: Readonly<Record<string, string | undefined>>,
  asked: boolean | undefined,
): boolean {
  if (asked !== undefined) return asked
  if (isSet(env.NO_COLOR)) return false
  if (isSet(env.FORCE_COLOR)) return env.FORCE_COLOR !== '0'
  return stream.isTTY === true && env.TERM !== 'dumb'
}

function isSet(value: string | undefined): boolean {
  return value !== undefined && value !== ''
}
