import { Argument, type Command, Option } from '@commander-js/extra-typings'
import { profileIds } from '@hreflint/references/profiles'
import type { Done } from '../exit-code.ts'
import type { Host } from '../host.ts'
import type { OtherCommandName } from './command-names.ts'
import { listOption, outputOptions, wholeNumber } from './values.ts'

/** Adds the commands that lint nothing. */
export function addOtherCommands(program: Command, host: Host, done: Done): void {
  const command = (name: OtherCommandName) => program.command(name)
  command('parse')
    .description('show how a specification reads a URL')
    .argument('<url>')
    .option('--base <url>', 'resolve against this URL')
    .option('--spec <id>', 'parse by this specification')
    .option('--encoding <label>', 'encoding of the document, for the query')
    .addOption(textOrJson())
    .action(async (url, options) => {
      const { parseUrl } = await import('../commands/parse.ts')
      done(await parseUrl(url, options, host))
    })
  command('explain')
    .description('explain a code, or the parts and issues of a URL')
    .argument('<code-or-url>')
    .option('--base <url>', 'resolve against this URL')
    .option('--encoding <label>', 'encoding of the document, for the query')
    .option('--spec <id>', 'parse by this specification')
    .action(async (subject, options) => {
      const { explain } = await import('../commands/explain.ts')
      done(await explain(subject, options, host))
    })
  command('compare')
    .description('show how programs and specifications read a URL differently')
    .argument('<url>')
    .option('--base <url>', 'resolve against this URL')
    .addOption(
      listOption(
        '--spec <ids>',
        'compare these, such as whatwg,program/curl',
        'browsers, curl, Python, Go and Java',
      ),
    )
    .option('--encoding <label>', 'encoding of the document, for the query')
    .addOption(textOrJson())
    .option('--color', 'color the output')
    .option('--no-color', 'do not color the output')
    .action(async (url, options) => {
      const { compareUrl } = await import('../commands/compare.ts')
      done(await compareUrl(url, options, host))
    })
  command('pattern')
    .description('show what a URL pattern means, and which URLs it matches')
    .argument('<pattern>', 'a URL pattern, a route such as /users/:id, or an origin')
    .argument('[urls...]', 'URLs, or paths that start with a slash')
    .addOption(
      new Option(
        '--dialect <dialect>',
        'dialect of the pattern (default: express-5 for a path, otherwise urlpattern)',
      ),
    )
    .option('--base <url>', 'resolve the pattern and the URLs against this URL')
    .addOption(textOrJson())
    .action(async (pattern, urls, options) => {
      const { showPattern } = await import('../commands/pattern.ts')
      done(await showPattern(pattern, urls, options, host))
    })
  command('links')
    .description('export the pages of a site and the links between them')
    .argument('[paths...]', 'files and folders of one site (default: this folder)')
    .addOption(
      new Option(
        '--format <name>',
        'format of the output: dot is for Graphviz, html is a page with a drawing',
      )
        .choices(['json', 'dot', 'html'])
        .default('json'),
    )
    .option('-o, --output <file>', 'write to a file instead of stdout')
    .addOption(new Option('--profile <id>', 'what serves or builds the site').choices(profileIds))
    .option('-c, --config <file>', 'use only this configuration file')
    .action(async (paths, options) => {
      const { showLinks } = await import('../commands/links/links.ts')
      done(await showLinks(paths, options, host))
    })
  command('move')
    .description(
      'move files and folders, or rename a heading, and keep the links to them and in them',
    )
    .argument(
      '<paths...>',
      'what to move, and last where to: a new path or a folder; or a.md#old-heading and a.md#New heading',
    )
    .option('--dry-run', 'show what would change as a diff, and change nothing')
    .option(
      '--redirect',
      'write redirects from the old addresses of pages, so that links of others work',
    )
    .addOption(new Option('--profile <id>', 'what serves or builds the site').choices(profileIds))
    .option('-c, --config <file>', 'use only this configuration file')
    .action(async (paths, options) => {
      const { move } = await import('../commands/move/move.ts')
      done(await move(paths, options, host))
    })
  const [format, output] = outputOptions()
  command('merge')
    .description('merge the results of shards into one report')
    .argument('<files...>', 'reports in the format json')
    .addOption(format)
    .addOption(output)
    .option('--max-warnings <count>', 'fail if there are more warnings than this', wholeNumber)
    .action(async (files, options) => {
      const { merge } = await import('../commands/merge.ts')
      done(await merge(files, options, host))
    })
  command('init')
    .description('write a commented configuration file')
    .action(async () => {
      const { init } = await import('../commands/init.ts')
      done(await init(host))
    })
  command('completions')
    .description('print a completion script for a shell')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .action(async shell => {
      const { completions } = await import('../commands/completions/completions.ts')
      done(completions(shell, program, host))
    })
}

function textOrJson() {
  return new Option('--format <name>', 'format of the output')
    .choices(['text', 'json'])
    .default('text')
}
