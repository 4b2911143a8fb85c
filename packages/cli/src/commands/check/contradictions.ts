import type { CheckOptions } from '../../arguments/check-options.ts'
import { UsageError } from '../../arguments/usage-error.ts'
import { fixModeOf } from './file-options.ts'

/** Rejects options that need another option, or that cannot be combined. @throws UsageError */
export function refuseContradictions(options: CheckOptions): void {
  const { fix, fixDryRun, staged, baseline, initBaseline, updateBaseline } = options
  if (fix === true && fixDryRun === true) {
    throw new UsageError(
      '--fix and --fix-dry-run cannot be used together: one writes the fixes, the other only shows them.',
    )
  }
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
