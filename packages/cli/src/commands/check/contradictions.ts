import type { CheckOptions } from '../../arguments/check-options.ts'
import { UsageError } from '../../arguments/usage-error.ts'
import { fixModeOf } from './file-options.ts'

/** Refuses options that need another one, or that cannot be done together. @throws UsageError */
export function refuseContradictions(options: CheckOptions): void {
  const { staged, baseline, initBaseline, updateBaseline } = options
  if (staged === true && fixModeOf(options) === 'write') {
    throw new UsageError('--staged reads the git index, which --fix cannot change.')
  }
  for (const [name, given] of [
    ['--update-baseline', updateBaseline],
    ['--init-baseline', initBaseline],
  ] as const) {
    if (given === true && baseline === undefined) {
      throw new UsageError(`${name} needs --baseline <file>.`)
    }
  }
}
