import { Command, CommanderError } from '@commander-js/extra-typings'
import { hideInText } from '@hreflint/core/internal'
import { runCheck } from '../commands/check/run-check.ts'
import { type Done, type ExitCode, exitCode } from '../exit-code.ts'
import type { Host } from '../host.ts'
import { version } from '../version.ts'
import { checkCommand } from './check-options.ts'
import { nearCommand } from './command-names.ts'
import { addOtherCommands } from './other-commands.ts'
import { UsageError } from './usage-error.ts'

/** Reads the arguments with all there is of commands and options, and runs what they name. */
export async function runProgram(argv: readonly string[], host: Host): Promise<ExitCode> {
  let code: ExitCode = exitCode.clean
  const program = createProgram(host, result => {
    code = result
  })
  refuseUnknownHelp(argv, program)
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return code
  } catch (error) {
    // Commander has already said what is wrong, or shown the help that was asked for.
    if (!(error instanceof CommanderError)) throw error
    return error.exitCode === 0 ? exitCode.clean : exitCode.couldNotRun
  }
}

/** Commander shows the help of the program for a command that it does not know. @throws UsageError */
function refuseUnknownHelp([first, name]: readonly string[], program: Command): void {
  if (first !== 'help' || name === undefined || name.startsWith('-')) return
  const names = [...program.commands.map(command => command.name()), 'help']
  if (names.includes(name)) return
  const near = nearCommand(name)
  const question = near === null ? '' : ` Did you mean ${near}?`
  throw new UsageError(
    `Unknown command ${JSON.stringify(name)}.${question} Known: ${names.join(', ')}.`,
  )
}

/** Builds the command line: every command, option and help text. */
function createProgram(host: Host, done: Done): Command {
  const program = new Command('hreflint')
    .description(
      'Lints URLs: shows which characters are wrong, which rule they break, and what to type instead.',
    )
    .version(version, '-v, --version')
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({
      writeOut: text => host.stdout.write(text),
      writeErr: text => host.stderr.write(text),
      outputError: (text, write) => write(`hreflint: ${oneLine(hideInText(text))}\n`),
      getOutHelpWidth: () => host.stdout.columns ?? 100,
    })
    .addHelpText('after', examples)
  const check = checkCommand()
    .copyInheritedSettings(program)
    .action(async (paths, options) => {
      done(await runCheck(paths, options, host))
    })
  program.addCommand(check, { isDefault: true })
  addOtherCommands(program, host, done)
  return program
}

const examples = `
Examples:
  hreflint                                  lint the files of this folder
  hreflint "site/**/*.html" --fix           fix what can be fixed without changing a link
  hreflint --staged                         lint what is about to be committed
  hreflint --diff main                      report only on lines that differ from main
  hreflint . --baseline known.json --init-baseline   record today's findings
  hreflint . --baseline known.json          report only new ones
  hreflint . --format github --format sarif --output hreflint.sarif
  hreflint move guide/a.md guide/b.md       rename a page, and keep the links to it
  hreflint explain whatwg/unescaped-space
  hreflint explain "https://example.com/a b"

Exit codes: 0 clean, 1 errors found or too many warnings, 2 something could not be run.
All options of the default command: hreflint check --help
Completions for your shell, with all codes: hreflint completions --help
`

/** `error: unknown option '--fx'\n(Did you mean --fix?)` as one sentence. */
function oneLine(text: string): string {
  const line = text
    .replace(/^error: /, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}
