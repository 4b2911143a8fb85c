import { CommanderError } from 'commander'
import { type ExitCode, exitCode } from './exit-code.ts'
import type { Host } from './host.ts'
import { Complaints } from './output/complaints.ts'
import { createProgram } from './program.ts'
import { UsageError } from './usage-error.ts'

/**
 * Runs the program.
 *
 * @param argv The arguments, without those of Node.
 * @returns The exit code; never throws for anything that a person can put right.
 */
export async function main(argv: readonly string[], host: Host): Promise<ExitCode> {
  let code: ExitCode = exitCode.clean
  const program = createProgram(host, result => {
    code = result
  })
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return code
  } catch (error) {
    // Commander has already said what is wrong, or shown the help that was asked for.
    if (error instanceof CommanderError) {
      return error.exitCode === 0 ? exitCode.clean : exitCode.couldNotRun
    }
    if (!(error instanceof UsageError)) throw error
    new Complaints(host).error(error.message)
    return exitCode.couldNotRun
  }
}
