import { Command, InvalidArgumentError, Option } from 'commander'
import type { ExitCode } from './exit-code.ts'
import type { Host } from './host.ts'
import { type RawLintOptions, readLintOptions } from './read-lint-options.ts'
import { version } from './version.ts'

/** Builds the command line: every command, option and help text. */
export function createProgram(host: Host, done: (code: ExitCode) => void): Command {
  const program = new Command('hreflint')
    .description(
      'Lints URLs: which characters are wrong, which rule they break, what to type instead.',
    )
    .version(version, '-v, --version')
    .exitOverride()
    .enablePositionalOptions()
    .configureOutput({
      writeOut: text => host.stdout.write(text),
      writeErr: text => host.stderr.write(text),
      outputError: (text, write) => write(`hreflint: ${oneLine(text)}\n`),
      getOutHelpWidth: () => host.stdout.columns ?? 100,
    })
  addCheckCommand(program, host, done)
  addParseCommand(program, host, done)
  return program
}

/** `error: unknown option '--fx'\n(Did you mean --fix?)` as one sentence. */
function oneLine(text: string): string {
  const line = text
    .replace(/^error: /, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ')
  return line.charAt(0).toUpperCase() + line.slice(1)
}

function addCheckCommand(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('check', { isDefault: true })
    .description('lint files, folders and globs (the default command)')
    .argument(
      '[paths...]',
      'files, folders, globs, or - for stdin; the working directory unless given',
    )
    .option('--fix', 'write the fixes that are proved to keep the URL')
    .addOption(list('--format <name>', 'text or json; can be given several times'))
    .addOption(list('--output <file>', 'write the format to a file instead of stdout'))
    .option('--stdin', 'lint what comes in on stdin')
    .option('--stdin-filename <path>', 'the file name that stdin goes by')
    .option('--max-warnings <count>', 'fail if there are more warnings', wholeNumber)
    .addOption(list('--error-on <codes>', 'fail on these codes, or globs of codes, in any case'))
    .option('--quiet', 'show errors only')
    .option('--config <file>', 'use this configuration file only')
    .option('--no-config', 'use no configuration file')
    .option('--no-ignore', 'lint what .gitignore, .hreflintignore and the configuration leave out')
    .option('--spec <id>', 'judge URLs by this specification')
    .option('--document-url <url>', 'the address of the documents, for relative URLs')
    .option('--report-unused-suppressions', 'report comments that suppress nothing')
    .option('--max-file-size <bytes>', 'refuse larger files', wholeNumber)
    .option('--color', 'colour the output')
    .option('--no-color', 'do not colour the output')
    .action(async (paths: readonly string[], options: RawLintOptions) => {
      const { lint } = await import('./commands/lint.ts')
      done(await lint(paths, readLintOptions(options), host))
    })
}

function addParseCommand(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('parse')
    .description('show what a specification makes of one URL')
    .argument('<url>')
    .option('--base <url>', 'resolve against this URL')
    .option('--spec <id>', 'parse by this specification')
    .option('--encoding <label>', 'encoding of the document, for the query')
    .addOption(new Option('--format <name>').choices(['text', 'json']).default('text'))
    .action(async (url, options) => {
      const { parseUrl } = await import('./commands/parse.ts')
      done(await parseUrl(url, options, host))
    })
}

/** An option that can be given several times, or with several values between commas. */
function list(flags: string, description: string): Option {
  return new Option(flags, description)
    .default([])
    .argParser((value: string, before: readonly string[]) => [...before, ...value.split(',')])
}

function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('It must be a whole number.')
  return Number(value)
}
