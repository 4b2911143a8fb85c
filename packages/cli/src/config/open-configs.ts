import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type CheckOptions, settingsOf } from '../arguments/check-options.ts'
import { UsageError } from '../arguments/usage-error.ts'
import type { Host } from '../host.ts'
import type { Complaints } from '../output/complaints.ts'
import { ConfigFinder } from './config-finder.ts'

/** Returns the absolute path of a folder that must exist. @throws UsageError */
function namedFolder(name: string, cwd: string): string {
  const path = resolve(cwd, name)
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return path
  throw new UsageError(`--root must be a folder that exists, not ${JSON.stringify(name)}.`)
}

/** Opens the configurations of a run; what the command line says wins over them. */
export function openConfigs(
  options: CheckOptions,
  host: Host,
  complaints: Complaints,
): ConfigFinder {
  const { config, root, exclude } = options
  const { cwd } = host
  const file =
    typeof config === 'string' ? resolve(cwd, config) : config === false ? null : undefined
  return new ConfigFinder({
    cwd,
    file,
    over: settingsOf(options),
    root: root === undefined ? undefined : namedFolder(root, cwd),
    allowedUrls: exclude,
    onError: complaints.error,
  })
}
