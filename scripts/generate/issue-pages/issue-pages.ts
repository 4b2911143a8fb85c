import { type IssueDefinition, whatwg } from '../../../packages/core/src/index.ts'
import { findSpec } from '../../../packages/core/src/specs/index.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { generatedFrom, proseAsMarkdown, templateAsMarkdown } from '../pages/markdown.ts'
import { groupByMistake, isAboutTargets, isSpec, mistakeOf, roomOf } from './issue-codes.ts'
import { issueExamples } from './issue-examples.ts'
import { issueReadings } from './issue-readings.ts'
import { issueSilencing } from './issue-silencing.ts'

/** One page for each issue: `docs/issues/<spec>/<name>.md`. */
export function issuePages(definitions: readonly IssueDefinition[]): readonly GeneratedFile[] {
  const siblings = groupByMistake(definitions)
  return definitions.map(definition => ({
    path: `docs/issues/${definition.code}.md`,
    text: page(definition, siblings.get(mistakeOf(definition.code)) ?? []),
  }))
}

function page(definition: IssueDefinition, siblings: readonly IssueDefinition[]): string {
  const { code, message, why, notes } = definition
  return `${[
    generatedFrom(sourceOf(code)),
    `# ${code}`,
    `> ${templateAsMarkdown(message)}`,
    standing(definition),
    '## Why it matters',
    proseAsMarkdown(why),
    ...(notes === undefined ? [] : [notes]),
    ...issueExamples(definition),
    ...issueReadings(definition, siblings),
    ...issueSilencing(definition),
  ].join('\n\n')}\n`
}

function sourceOf(code: string): string {
  const room = roomOf(code)
  if (isSpec(room)) return `packages/core/src/specs/${room}/issues`
  if (room === 'pattern') return 'packages/patterns/src/issues'
  if (isAboutTargets(room)) {
    return `packages/references/src/issues/${room === 'reference' ? mistakeOf(code) : code}.ts`
  }
  return `packages/linter/src/issues/${room === 'document' ? mistakeOf(code) : code}.ts`
}

function standing({ code, kind, specName, clause, since }: IssueDefinition): string {
  const id = roomOf(code)
  return [
    kindName(id, kind),
    ...(clause === null ? [] : [clauseIn(id, specName, clause)]),
    ...(isSpec(id) && id !== whatwg.id ? [`Reported where the setting \`spec\` is \`${id}\``] : []),
    `Reported since ${since}`,
  ]
    .map(line => `- ${line}`)
    .join('\n')
}

function clauseIn(id: string, specName: string | null, clause: string): string {
  if (!isSpec(id)) {
    const standard = clause.startsWith('https://html.') ? 'HTML Standard' : 'URL Standard'
    return `[The clause](${clause}) of the ${standard}`
  }
  const { title } = findSpec(id)
  return specName === null
    ? `[The clause](${clause}) of ${title}`
    : `\`${specName}\` in ${title}: [the clause](${clause})`
}

function kindName(room: string, kind: IssueDefinition['kind']): string {
  if (room === 'divergence') return '**Divergence**: a conformance error that is off by default.'
  if (kind === 'broken-reference')
    return '**Broken reference**: the URL is well formed, and its target does not exist as it is asked for. Reported where [references are resolved](../../guide/broken-links.md).'
  if (room === 'pattern') {
    return kind === 'parse-exception'
      ? '**Does not compile**: what reads the pattern rejects or skips it.'
      : '**Means something else**: the pattern matches other URLs than its text suggests.'
  }
  return kind === 'parse-exception'
    ? '**Parse exception**: parsers reject the URL.'
    : '**Conformance error**: parsers repair the URL, but the specification does not allow it.'
}
