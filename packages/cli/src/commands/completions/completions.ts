import type { Command } from '@commander-js/extra-typings'
import { type ExitCode, exitCode } from '../../exit-code.ts'
import type { Host } from '../../host.ts'
import { bashCompletions } from './bash.ts'
import { describeProgram } from './described-program.ts'
import { fishCompletions } from './fish.ts'
import { zshCompletions } from './zsh.ts'

const shells = { bash: bashCompletions, zsh: zshCompletions, fish: fishCompletions }

/** Writes the completions of a shell for all commands and options of the program. */
export function completions(shell: string, program: Command, host: Host): ExitCode {
  const write = shells[shell as keyof typeof shells]
  host.stdout.write(write(describeProgram(program)))
  return exitCode.clean
}
