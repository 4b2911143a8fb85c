import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { builtProgram } from './built-program.ts'
import type { CliRun } from './run-cli.ts'

/** Runs the program as it is published, as a process of its own. */
export function runBuilt(args: readonly string[], options: SpawnSyncOptions): CliRun {
  const { status, stdout, stderr } = spawnSync(process.execPath, [builtProgram(), ...args], {
    ...options,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return { code: status ?? -1, stdout, stderr }
}
