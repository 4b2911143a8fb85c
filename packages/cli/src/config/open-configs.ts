import { resolve } from 'node:path'
import type { PartialConfig } from '@hreflint/linter'
import type { Host } from '../host.ts'
import type { Complaints } from '../output/complaints.ts'
import { ConfigFinder } from './config-finder.ts'

/** What the command line says about configuration. */
export interface ConfigChoice {
  /** The only configuration file; null for none; undefined to look for them. */
  readonly config: string | null | undefined
  readonly spec: string | undefined
  readonly documentUrl: string | undefined
  readonly reportUnusedSuppressions: boolean
}

/** Opens the configurations of a run; what the command line says wins over them. */
export function openConfigs(
  choice: ConfigChoice,
  host: Host,
  complaints: Complaints,
): ConfigFinder {
  const { config, spec, documentUrl, reportUnusedSuppressions } = choice
  const over: PartialConfig = {
    ...(spec === undefined ? {} : { spec }),
    ...(documentUrl === undefined ? {} : { documentUrl }),
    ...(reportUnusedSuppressions ? { reportUnusedSuppressions: 'warning' } : {}),
  }
  const file = typeof config === 'string' ? resolve(host.cwd, config) : config
  return new ConfigFinder({ cwd: host.cwd, file, over, onError: complaints.error })
}
