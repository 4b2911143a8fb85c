import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  compare,
  type Example,
  type IssueDefinition,
  type UrlSpec,
  type Verdict,
} from '../../../packages/core/src/index.ts'
import { connectionSpecs, generalSpecs, specs } from '../../../packages/core/src/specs/index.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { mistakeOf } from '../issue-pages/issue-codes.ts'
import { readExample, showText } from '../issue-pages/marked-example.ts'
import { generatedFrom, templateAsMarkdown } from './markdown.ts'
import { markdownTable } from './table.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A page for each specification, `docs/specs/<id>.md`, and what all make of each issue. */
export function specPages(): readonly GeneratedFile[] {
  return [
    { path: 'docs/specs/README.md', text: overview() },
    ...specs.map(spec => ({ path: `docs/specs/${spec.id}.md`, text: page(spec) })),
  ]
}

function page(spec: UrlSpec): string {
  const { id, title, edition, terms, issues } = spec
  return sections(
    generatedFrom(`packages/core/src/specs/${id}`),
    `# ${title}`,
    [
      `- Selected as \`${id}\``,
      `- Edition: ${edition.date}, [${edition.version}](${edition.url})`,
      `- Conformance error: ${terms.conformanceError}`,
      `- Parse exception: ${terms.parseException}`,
    ].join('\n'),
    ...notesOf(id),
    '## What it reports',
    issueTable(issues),
  )
}

/** What is written about the specification in its folder. */
function notesOf(id: string): readonly string[] {
  const path = join(root, 'packages/core/src/specs', id, 'notes.md')
  return existsSync(path) ? [readFileSync(path, 'utf8').trim()] : []
}

function issueTable(issues: readonly IssueDefinition[]): string {
  return markdownTable(
    ['Issue', 'Kind', 'Message', 'Clause'],
    issues.map(({ code, kind, message, clause }) => [
      `[${mistakeOf(code)}](../issues/${code}.md)`,
      kind === 'parse-exception' ? 'parse exception' : 'conformance error',
      templateAsMarkdown(message),
      clause === null ? '' : `[clause](${clause})`,
    ]),
  )
}

function overview(): string {
  return sections(
    generatedFrom('the specifications and the examples of their issues'),
    '# Specifications',
    tableOf(generalSpecs),
    '## Connection strings',
    'hreflint reads a string with one of these schemes by the specification of that scheme, wherever it occurs. These specifications do not apply to URLs with other schemes.',
    tableOf(connectionSpecs),
    '## How each specification treats each issue',
    'The example of each issue, read by every specification of URLs: **P** parse exception, **C** conformance error, – conforming. Readings with the same letter go to the same URL. **H** before the example: the readings differ even in the host.',
    mistakeTable(),
  )
}

function tableOf(list: readonly UrlSpec[]): string {
  return markdownTable(
    ['Id', 'Document', 'Edition'],
    list.map(({ id, title, edition }) => [
      `[\`${id}\`](${id}.md)`,
      title,
      `${edition.date}, [${edition.version}](${edition.url})`,
    ]),
  )
}

function mistakeTable(): string {
  const examples = new Map<string, Example>()
  for (const { code, examples: own } of generalSpecs.flatMap(spec => spec.issues)) {
    const [first] = own
    if (first !== undefined && !examples.has(mistakeOf(code))) examples.set(mistakeOf(code), first)
  }
  const rows = [...examples].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return markdownTable(
    ['Issue', 'Example', ...generalSpecs.map(({ id }) => id)],
    rows.map(([mistake, example]) => mistakeRow(mistake, example)),
  )
}

function mistakeRow(mistake: string, { url, base, encoding }: Example): readonly string[] {
  const { text } = readExample(url)
  const { readings, divergences } = compare(text, generalSpecs, { base, encoding })
  const sides = divergences.filter(({ grade }) => grade !== 'verdict').flatMap(side => side.sides)
  const hosts = divergences.some(({ grade }) => grade === 'host') ? '**H** ' : ''
  const shown = `${hosts}\`${showText(text).replaceAll('|', '\\|').replaceAll('`', 'ˋ')}\``
  return [
    mistake,
    base === undefined ? shown : `${shown} on \`${base}\``,
    ...readings.map(({ spec, verdict }) => {
      const groups = sides.flatMap(({ specs: ids }, index) =>
        ids.includes(spec) ? [String.fromCharCode(97 + index)] : [],
      )
      return `${letters[verdict]}${groups.length === 0 ? '' : ` ${groups.join('')}`}`
    }),
  ]
}

const letters: Readonly<Record<Verdict, string>> = {
  conforming: '–',
  'conformance-error': 'C',
  'parse-exception': 'P',
}

function sections(...parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`
}
