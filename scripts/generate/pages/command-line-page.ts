import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { main } from '../../../packages/cli/src/index.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { generatedFrom } from './markdown.ts'
import { markdownTable } from './table.ts'

/** A heading of a help text and the lines under it: a term and what it means. */
interface HelpGroup {
  readonly heading: string
  readonly entries: readonly (readonly [term: string, meaning: string])[]
}

/** Every command and option of the command line, as its `--help` has them. */
export async function commandLinePage(): Promise<readonly GeneratedFile[]> {
  const groups = groupsOf(await helpOf())
  const commands = groups
    .filter(({ heading }) => heading === 'Commands')
    .flatMap(({ entries }) => entries)
    .map(([usage, meaning]) => ({ name: usage.split(' ')[0] ?? '', meaning }))
    .filter(({ name }) => name !== 'help')
  const sections = await Promise.all(
    commands.map(async ({ name, meaning }) => section(name, meaning, await helpOf(name))),
  )
  const page = [
    generatedFrom('the help of packages/cli'),
    '# Command line reference',
    'What `hreflint --help` says. For how to use it, see [the command line](../packages/cli.md).',
    markdownTable(
      ['Command', ''],
      commands.map(({ name, meaning }) => [
        `[\`hreflint ${name}\`](#hreflint-${name})`,
        sentence(meaning),
      ]),
    ),
    ...sections.flat(),
    '## Exit codes',
    markdownTable(
      ['Code', 'Meaning'],
      [
        ['0', 'clean'],
        ['1', 'errors found, or more warnings than `--max-warnings`, or a code of `--error-on`'],
        ['2', 'something could not be read, written or understood; everything else was linted'],
      ],
    ),
  ]
  return [{ path: 'docs/reference/command-line.md', text: `${page.join('\n\n')}\n` }]
}

/** The help of a command on a terminal so wide that no line is broken. */
async function helpOf(...command: readonly string[]): Promise<string> {
  const stdout = Object.assign(new PassThrough(), { columns: 10_000 })
  const stderr = new PassThrough()
  const said = Promise.all([text(stdout), text(stderr)])
  const host = { cwd: '.', env: {}, stdin: new PassThrough(), stdout, stderr }
  const code = await main([...command, '--help'], host)
  stdout.end()
  stderr.end()
  const [help, complaints] = await said
  if (code !== 0) throw new Error(`hreflint ${command.join(' ')} --help: ${complaints}`)
  return help
}

function groupsOf(help: string): readonly HelpGroup[] {
  return help.split(/\n{2,}/).flatMap(block => {
    const [heading = '', ...lines] = block.split('\n')
    if (!heading.endsWith(':')) return []
    const entries = lines.map(line => {
      const [term = '', ...meaning] = line.trim().split(/ {2,}/)
      return [term, meaning.join(' ')] as const
    })
    return [{ heading: heading.slice(0, -1), entries }]
  })
}

function section(name: string, meaning: string, help: string): readonly string[] {
  const usage = /^Usage: (.*)$/m.exec(help)?.[1] ?? ''
  const groups = groupsOf(help).filter(({ entries }) => entries.length > 0)
  return [
    `## hreflint ${name}`,
    sentence(meaning),
    ['```text', usage, '```'].join('\n'),
    ...groups.flatMap(({ heading, entries }) => {
      const rows = entries.filter(([term]) => term !== '-h, --help')
      const isOnly = groups.length === 1
      if (rows.length === 0) return []
      const table = markdownTable(
        [heading === 'Arguments' ? 'Argument' : 'Option', ''],
        rows.map(cells),
      )
      return isOnly ? [table] : [`**${heading}**`, table]
    }),
  ]
}

function cells([term, meaning]: readonly [string, string]): readonly string[] {
  return [`\`${term.replaceAll('|', '\\|')}\``, meaning.replaceAll(/[<>|]/g, '\\$&')]
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
