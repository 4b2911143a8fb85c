import { plural } from './plural.ts'
import type { RunSummary } from './reporter.ts'

/** Returns a line such as `2 errors, 1 warning in 3 files`; null if there is nothing to report. */
export function summaryLine({
  files,
  errors,
  warnings,
  infos,
  fixed,
  isDryRun,
}: RunSummary): string | null {
  const parts = [
    ...(fixed > 0 ? [`${fixed} ${isDryRun ? 'would be fixed' : 'fixed'}`] : []),
    ...(errors > 0 ? [plural(errors, 'error')] : []),
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
    ...(infos > 0 ? [plural(infos, 'remark')] : []),
  ]
  return parts.length === 0 ? null : `${parts.join(', ')} in ${plural(files, 'file')}`
}
