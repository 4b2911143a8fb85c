import { resolve } from 'node:path'
import { type CheckOptions, settingsOf } from '../arguments/check-options.ts'
import type { Host } from '../host.ts'
import type { Complaints } from '../output/complaints.ts'
import { ConfigFinder } from './config-finder.ts'

/** Opens the configurations of a run; what the command line says wins over them. */
export function openConfigs(
  options: CheckOptions,
  host: Host,
  complaints: Complaints,
): ConfigFinder {
  const { config } = options
  const { cwd } = host
  const file =
    typeof config === 'string' ? resolve(cwd, config) : config === false ? null : undefined
  return new ConfigFinder({ cwd, file, over: settingsOf(options), onError: complaints.error })
}
