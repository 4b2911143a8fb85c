import { Command, Option } from '@commander-js/extra-typings'
import type { PartialConfig } from '@hreflint/linter'
import { profileIds } from '@hreflint/references/profiles'
import {
  codesOption,
  countFromOne,
  outputOptions,
  readAddress,
  readShard,
  readSpecId,
  refuseBoth,
  wholeNumber,
} from './values.ts'

/** Larger files are refused by default. */
const maxFileSize = 128 * 1024 * 1024

/** What a command line can name to lint instead of paths: one of these. */
const sources = ['stdin', 'stdinFilename', 'filesFrom', 'staged', 'changed', 'diff']

/**
 * Defines the command that lints, which is the default one. An option is defined here and nowhere else:
 * its type, the help, the completions of shells and the reference in the documentation follow.
 */
export function checkCommand() {
  const [format, output] = outputOptions()
  const command = new Command('check')
    .description('lint files, folders and globs (the default command)')
    .argument('[paths...]', 'files, folders, globs, or - for stdin (default: this folder)')
    .optionsGroup('What to lint:')
    .addOption(new Option('--stdin', 'what comes in on stdin').conflicts(otherThan('stdin')))
    .option('--stdin-filename <path>', 'the file name that stdin goes by')
    .addOption(
      new Option(
        '--files-from <file>',
        'the paths in a file, or - for stdin; on lines or between NULs',
      ).conflicts(otherThan('filesFrom')),
    )
    .addOption(
      new Option('--staged', "what git's index has for the next commit").conflicts(
        otherThan('staged'),
      ),
    )
    .addOption(
      new Option('--changed [ref]', 'files that differ from a revision (default: HEAD)').conflicts(
        otherThan('changed'),
      ),
    )
    .option('--diff <ref>', 'only lines that differ from a revision')
    .option('--no-ignore', 'also what .gitignore, .hreflintignore and the configuration leave out')
    .addOption(
      new Option('--max-file-size <bytes>', 'refuse larger files')
        .default(maxFileSize, '128 MiB')
        .argParser(wholeNumber),
    )
    .addOption(
      new Option('-w, --watch', 'lint again when a file or a configuration changes').conflicts([
        ...sources,
        'cache',
        'cacheLocation',
        'fixDryRun',
        'initBaseline',
        'updateBaseline',
        'printConfig',
      ]),
    )
    .optionsGroup('Fix:')
    .option('--fix', 'write the fixes that are proved to keep the URL')
    .option('--fix-dry-run', 'show them as a diff, and write nothing')
    .addOption(
      codesOption('--fix-suggestions <codes>', 'also make the first suggestion for these codes'),
    )
    .addOption(
      new Option(
        '--add-suppressions',
        'write a comment that suppresses what is found on a line, where a comment can be',
      ).conflicts([
        'fix',
        'fixDryRun',
        'fixSuggestions',
        'stdin',
        'stdinFilename',
        'staged',
        'diff',
        'baseline',
      ]),
    )
    .optionsGroup('Report:')
    .addOption(format)
    .addOption(output)
    .option('-q, --quiet', 'show errors only')
    .addOption(
      codesOption('--select <codes>', 'report and fix only these codes, or globs of codes'),
    )
    .addOption(codesOption('--ignore-codes <codes>', 'neither report nor fix these codes'))
    .option('--max-warnings <count>', 'fail if there are more warnings', wholeNumber)
    .option('--statistics', 'count the findings of each code, on stderr')
    .option('--exit-zero', 'end with 0 whatever is found; 2 is still for what could not be linted')
    .addOption(codesOption('--error-on <codes>', 'fail on these codes, whatever their severity'))
    .option('--baseline <file>', 'report only what this file does not have')
    .option('--init-baseline', 'make the baseline, which must not exist yet')
    .addOption(new Option('--update-baseline', 'make the baseline anew').conflicts('initBaseline'))
    .option('--color', 'color the output')
    .option('--no-color', 'do not color the output')
    .optionsGroup('Configure:')
    .option('-c, --config <file>', 'use this configuration file only')
    .option('--no-config', 'use no configuration file')
    .option('--print-config <file>', 'show what holds for a file, and lint nothing')
    .option('--spec <id>', 'judge URLs by this specification', readSpecId)
    .option('--document-url <url>', 'the address of the documents, for relative URLs', readAddress)
    .addOption(
      new Option(
        '--references <what>',
        'look for the targets of links (default: fragments, where a site is recognized)',
      ).choices(['off', 'files', 'fragments']),
    )
    .addOption(
      new Option('--profile <id>', 'what the site is served or made by').choices(profileIds),
    )
    .option('--report-unused-suppressions', 'report comments that suppress nothing')
    .optionsGroup('Speed:')
    .option('--cache', 'do not lint again what has not changed')
    .option('--cache-location <file>', 'where the cache is kept')
    .option(
      '--threads <count>',
      'how many threads, at most one for each core; chosen by the size of the files by default',
      countFromOne,
    )
    .option('--shard <i/n>', 'only the i-th of n parts of the files', readShard)
  refuseBoth(command, '--config', '--no-config')
  return command
}

/** What a command line says about a run, each value checked on its own. */
export type CheckOptions = Readonly<ReturnType<ReturnType<typeof checkCommand>['opts']>>

/** What the options say about the configuration; it wins over configuration files. */
export function settingsOf(options: CheckOptions): PartialConfig {
  const { spec, documentUrl, references, profile, reportUnusedSuppressions } = options
  return {
    ...(spec === undefined ? {} : { spec }),
    ...(documentUrl === undefined ? {} : { documentUrl }),
    ...(references === undefined ? {} : { references }),
    ...(profile === undefined ? {} : { profile }),
    ...(reportUnusedSuppressions === true ? { reportUnusedSuppressions: 'warning' } : {}),
  }
}

/** `--stdin-filename` means `--stdin`, so the two go together. */
function otherThan(source: string): string[] {
  const same = source === 'stdin' ? ['stdin', 'stdinFilename'] : [source]
  return sources.filter(other => !same.includes(other))
}
