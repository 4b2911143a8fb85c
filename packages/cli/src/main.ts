import { runProgram } from './arguments/program.ts'
import { UsageError } from './arguments/usage-error.ts'
import { type ExitCode, exitCode } from './exit-code.ts'
import type { Host } from './host.ts'
import { Complaints } from './output/complaints.ts'

/**
 * Runs the program.
 *
 * @param argv The arguments, without those of Node.
 * @returns The exit code; never throws for anything that a person can put right.
 */
export async function main(argv: readonly string[], host: Host): Promise<ExitCode> {
  try {
    return await runProgram(argv, host)
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    new Complaints(host).error(error.message)
    return exitCode.couldNotRun
  }
}
