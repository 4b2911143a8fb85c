import { PassThrough } from 'node:stream'
import type { CheckOptions } from '../../arguments/check-options.ts'
import { UsageError } from '../../arguments/usage-error.ts'
import { openConfigs } from '../../config/open-configs.ts'
import type { ExitCode } from '../../exit-code.ts'
import type { Host } from '../../host.ts'
import { Complaints } from '../../output/complaints.ts'
import { placeFiles, placeInSites } from '../../references/place-in-sites.ts'
import type { ReferrerSearch } from '../../references/referrers/lint-referrers.ts'
import { openCache } from './cache-step.ts'
import { lintSelection } from './lint-selection.ts'
import { selectFiles } from './select-files.ts'

/** Lints files once or whenever they change, or lints the text on stdin. */
export async function lint(
  paths: readonly string[],
  options: CheckOptions,
  host: Host,
): Promise<ExitCode> {
  const complaints = new Complaints(host)
  if (options.stdin === true || options.stdinFilename !== undefined || paths.includes('-')) {
    const other = paths.find(path => path !== '-')
    if (other !== undefined) {
      throw new UsageError(`${other} cannot be linted together with stdin. Run hreflint twice.`)
    }
    const { lintStdin } = await import('./lint-stdin.ts')
    return lintStdin(options, host, openConfigs(options, host, complaints), complaints)
  }
  if (options.watch === true) {
    const { watch } = await import('./watch.ts')
    return watch(paths, options, host)
  }
  const configs = openConfigs(options, host, complaints)
  const selected = await selectFiles(paths, options, { host, configs, complaints })
  const selection = await placeInSites(selected, { cwd: host.cwd, configs, paths })
  const cache = await openCache(options, selection, host.cwd)
  const { before, files } = selection
  if (before === undefined)
    return lintSelection(selection, { paths, options, host, complaints, cache })
  const placing = { cwd: host.cwd, configs, paths }
  const referrers: ReferrerSearch = {
    before,
    selected: files,
    async findAll() {
      const { staged: _staged, diff: _diff, changed: _changed, ...all } = options
      // Files that cannot be read are reported only in a run that selects them.
      const unsaid = new Complaints({ stderr: new PassThrough().resume() })
      const { files } = await selectFiles(paths, all, { host, configs, complaints: unsaid })
      return placeFiles(files, placing)
    },
  }
  return lintSelection(selection, { paths, options, host, complaints, cache, referrers })
}
