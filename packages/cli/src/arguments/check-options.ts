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

/** Default of `--max-file-size`, in bytes. */
const maxFileSize = 128 * 1024 * 1024

/** The sources that a command line can name instead of paths. Only one of them is allowed. */
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
    .addOption(new Option('--stdin', 'lint the text on stdin').conflicts(otherThan('stdin')))
    .option('--stdin-filename <path>', 'treat stdin as a file with this name')
    .addOption(
      new Option(
        '--files-from <file>',
        'lint the paths in a file, or - for stdin; separated by line breaks or NULs',
      ).conflicts(otherThan('filesFrom')),
    )
    .addOption(
      new Option(
        '--staged',
        "lint the files of the next commit, as they are in git's index",
      ).conflicts(otherThan('staged')),
    )
    .addOption(
      new Option(
        '--changed [ref]',
        'lint files that differ from a revision (default: HEAD)',
      ).conflicts(otherThan('changed')),
    )
    .option('--diff <ref>', 'lint only lines that differ from a revision')
    .option(
      '--no-ignore',
      'also lint files that .gitignore, .hreflintignore and the configuration exclude',
    )
    .option('--text', 'also lint files in unknown languages, as plain text')
    .addOption(
      new Option('--max-file-size <bytes>', 'skip larger files, with an error')
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
    .option('--fix', 'apply fixes that are proved to keep the URL')
    .option('--fix-dry-run', 'show fixes as a diff, and write nothing')
    .addOption(
      codesOption('--fix-suggestions <codes>', 'also apply the first suggestion for these codes'),
    )
    .addOption(
      new Option(
        '--add-suppressions',
        'add comments that suppress the current findings, where possible',
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
    .option('-q, --quiet', 'show only errors')
    .addOption(
      codesOption('--select <codes>', 'report and fix only these codes, or globs of codes', 'all'),
    )
    .addOption(codesOption('--ignore-codes <codes>', 'do not report or fix these codes'))
    .option('--max-warnings <count>', 'fail if there are more warnings than this', wholeNumber)
    .option(
      '--stats, --statistics',
      'print the number of findings for each code, and of links, to stderr',
    )
    .option(
      '--exit-zero',
      'exit with 0 even if there are findings; still 2 if something could not be linted',
    )
    .addOption(codesOption('--error-on <codes>', 'fail on these codes, whatever their severity'))
    .option('--baseline <file>', 'report only findings that are not in this file')
    .option('--init-baseline', 'create the baseline, which must not exist yet')
    .addOption(new Option('--update-baseline', 'replace the baseline').conflicts('initBaseline'))
    .option('--color', 'color the output')
    .option('--no-color', 'do not color the output')
    .optionsGroup('Configure:')
    .option('-c, --config <file>', 'use only this configuration file')
    .option('--no-config', 'use no configuration file')
    .option('--print-config <file>', 'show the configuration of a file, and lint nothing')
    .option('--spec <id>', 'check URLs against this specification', readSpecId)
    .addOption(
      new Option(
        '--preset <name>',
        'what to report: what people act on, or all that the specification says (default: default)',
      ).choices(['default', 'standard'] as const),
    )
    .option(
      '--document-url <url>',
      'address of the documents, to resolve relative URLs',
      readAddress,
    )
    .addOption(
      new Option(
        '--references <what>',
        'check that the targets of links exist (default: fragments, where a site is recognized)',
      ).choices(['off', 'files', 'fragments']),
    )
    .option(
      '--root <folder>',
      'root of the site, where links that begin with a slash start (default: that of the configuration)',
    )
    .addOption(new Option('--profile <id>', 'what serves or builds the site').choices(profileIds))
    .addOption(
      new Option(
        '--exclude <url>',
        'do not check URLs like this; * matches any characters; can be given several times',
      )
        .default<readonly string[]>([], 'none')
        .argParser((value: string, before: readonly string[]) => [...before, value]),
    )
    .option('--report-unused-suppressions', 'report unused suppression comments')
    .optionsGroup('Speed:')
    .option('--cache', 'skip files that have not changed')
    .option('--cache-location <file>', 'file for the cache')
    .option(
      '--threads <count>',
      'number of threads, at most one per core (default: depends on the size of the files)',
      countFromOne,
    )
    .option('--shard <i/n>', 'lint only part i of the files, divided into n parts', readShard)
  refuseBoth(command, '--config', '--no-config')
  return command
}

/** The options of a run. Each value is valid by itself. */
export type CheckOptions = Readonly<ReturnType<ReturnType<typeof checkCommand>['opts']>>

/** Returns the settings in the options. They take precedence over configuration files. */
export function settingsOf(options: CheckOptions): PartialConfig {
  const { spec, preset, documentUrl, references, profile, reportUnusedSuppressions } = options
  return {
    ...(spec === undefined ? {} : { spec }),
    ...(preset === undefined ? {} : { preset }),
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
