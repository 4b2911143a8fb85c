import type { Command } from 'commander'
import { runCheck } from '../commands/check/run-check.ts'
import type { Done } from '../exit-code.ts'
import type { Host } from '../host.ts'
import type { RawLintOptions } from '../commands/check/read-lint-options.ts'
import { UsageError } from '../usage-error.ts'
import { countFromOne, listOption, outputOptions, wholeNumber } from './values.ts'

/** Adds the command that lints, which is the one if none is named. */
export function addCheckCommand(program: Command, host: Host, done: Done): void {
  const command = program
    .command('check', { isDefault: true })
    .description('lint files, folders and globs (the default command)')
    .argument('[paths...]', 'files, folders, globs, or - for stdin (default: this folder)')
  addFileOptions(command)
  addFixOptions(command)
  addReportOptions(command)
  addConfigOptions(command)
  addSpeedOptions(command)
  refuseBoth(command, '--config', '--no-config')
  command.action(async (paths: readonly string[], raw: RawLintOptions) => {
    done(await runCheck(paths, raw, host))
  })
}

function addFileOptions(command: Command): void {
  command
    .optionsGroup('What to lint:')
    .option('--stdin', 'what comes in on stdin')
    .option('--stdin-filename <path>', 'the file name that stdin goes by')
    .option('--files-from <file>', 'the paths in a file, or - for stdin; on lines or between NULs')
    .option('--staged', "what git's index has for the next commit")
    .option('--changed [ref]', 'files that differ from a revision (default: HEAD)')
    .option('--diff <ref>', 'only lines that differ from a revision')
    .option('--no-ignore', 'also what .gitignore, .hreflintignore and the configuration leave out')
    .option('--max-file-size <bytes>', 'refuse larger files', wholeNumber)
}

function addFixOptions(command: Command): void {
  command
    .optionsGroup('Fix:')
    .option('--fix', 'write the fixes that are proved to keep the URL')
    .option('--fix-dry-run', 'show them as a diff, and write nothing')
    .addOption(
      listOption('--fix-suggestions <codes>', 'also make the first suggestion for these codes'),
    )
}

function addReportOptions(command: Command): void {
  const [format, output] = outputOptions()
  command
    .optionsGroup('Report:')
    .addOption(format)
    .addOption(output)
    .option('-q, --quiet', 'show errors only')
    .addOption(listOption('--select <codes>', 'report and fix only these codes, or globs of codes'))
    .addOption(listOption('--ignore-codes <codes>', 'neither report nor fix these codes'))
    .option('--max-warnings <count>', 'fail if there are more warnings', wholeNumber)
    .option('--statistics', 'count the findings of each code, on stderr')
    .option('--exit-zero', 'end with 0 whatever is found; 2 is still for what could not be linted')
    .addOption(listOption('--error-on <codes>', 'fail on these codes, whatever their severity'))
    .option('--baseline <file>', 'report only what this file does not have')
    .option('--init-baseline', 'make the baseline, which must not exist yet')
    .option('--update-baseline', 'make the baseline anew')
    .option('--color', 'color the output')
    .option('--no-color', 'do not color the output')
}

function addConfigOptions(command: Command): void {
  command
    .optionsGroup('Configure:')
    .option('-c, --config <file>', 'use this configuration file only')
    .option('--no-config', 'use no configuration file')
    .option('--print-config <file>', 'show what holds for a file, and lint nothing')
    .option('--spec <id>', 'judge URLs by this specification')
    .option('--document-url <url>', 'the address of the documents, for relative URLs')
    .option('--report-unused-suppressions', 'report comments that suppress nothing')
}

function addSpeedOptions(command: Command): void {
  command
    .optionsGroup('Speed:')
    .option('--cache', 'do not lint again what has not changed')
    .option('--cache-location <file>', 'where the cache is kept')
    .option(
      '--threads <count>',
      'how many threads, at most one for each core; chosen by the size of the files by default',
      countFromOne,
    )
    .option('--shard <i/n>', 'only the i-th of n parts of the files')
}

/** Refuses two options that set the same value: the last one would win without a word. */
function refuseBoth(command: Command, one: string, other: string): void {
  const given = new Set<string>()
  for (const option of [one, other]) {
    command.on(`option:${option.replace(/^--/, '')}`, () => {
      given.add(option)
      if (given.size > 1) throw new UsageError(`${one} and ${other} cannot be given together.`)
    })
  }
}
