import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type IssueDefinition, whatwg } from '../../../packages/core/src/index.ts'
import { findSpec } from '../../../packages/core/src/specs/index.ts'
import { kindInWords } from '../../../packages/linter/src/index.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { generatedFrom, templateAsMarkdown } from '../pages/markdown.ts'
import { groupByMistake, isAboutTargets, isSpec, mistakeOf, roomOf } from './issue-codes.ts'
import { issueExamples } from './issue-examples.ts'
import { issueReadings } from './issue-readings.ts'
import { relatedIssues } from './related-issues.ts'
import { issueSilencing } from './issue-silencing.ts'

/** One page for each issue: `docs/issues/<spec>/<name>.md`. */
export function issuePages(definitions: readonly IssueDefinition[]): readonly GeneratedFile[] {
  const siblings = groupByMistake(definitions)
  return definitions.map(definition => ({
    path: `docs/issues/${definition.code}.md`,
    text: page(definition, siblings.get(mistakeOf(definition.code)) ?? [], definitions),
  }))
}

function page(
  definition: IssueDefinition,
  siblings: readonly IssueDefinition[],
  all: readonly IssueDefinition[],
): string {
  const { code, message, why, notes } = definition
  return `${[
    generatedFrom(sourceOf(code)),
    `# ${code}`,
    `> ${templateAsMarkdown(message)}`,
    standing(definition),
    '## Why it matters',
    templateAsMarkdown(why),
    ...(notes === undefined ? [] : [notes]),
    ...issueExamples(definition),
    ...issueReadings(definition, siblings),
    ...relatedIssues(definition, all),
    ...issueSilencing(definition),
  ].join('\n\n')}\n`
}

function sourceOf(code: string): string {
  const room = roomOf(code)
  if (isSpec(room)) return `packages/core/src/specs/${room}/issues`
  if (room === 'pattern') return 'packages/patterns/src/issues'
  if (isAboutTargets(room)) {
    return referenceSource(code)
  }
  return `packages/linter/src/issues/${room === 'document' ? mistakeOf(code) : code}.ts`
}

const ofReferences = 'packages/references/src/issues'

const filesOfReferences = readdirSync(
  fileURLToPath(new URL(`../../../${ofReferences}`, import.meta.url)),
  { recursive: true, encoding: 'utf8' },
)

/** The file of an issue of references, which may be in a folder. */
function referenceSource(code: string): string {
  const name =
    filesOfReferences.find(each => each === `${code}.ts`) ??
    filesOfReferences.find(each => basename(each) === `${mistakeOf(code)}.ts`)
  return name === undefined ? ofReferences : `${ofReferences}/${name}`
}

function standing(definition: IssueDefinition): string {
  const { code, specName, clause, since } = definition
  const id = roomOf(code)
  return [
    kindOf(definition),
    ...(clause === null ? [] : [clauseIn(id, specName, clause)]),
    ...(isSpec(id) && id !== whatwg.id ? [`Reported where the setting \`spec\` is \`${id}\``] : []),
    `Reported since ${since}`,
  ]
    .map(line => `- ${line}`)
    .join('\n')
}

function clauseIn(id: string, specName: string | null, clause: string): string {
  const title = isSpec(id) && !isOfOther(id, clause) ? titleOf(id) : ownerOf(clause)
  return specName === null
    ? `[The clause](${clause}) of ${title}`
    : `\`${specName}\` in ${title}: [the clause](${clause})`
}

/** Whether a specification takes a rule from an RFC that is not its own. */
function isOfOther(id: string, clause: string): boolean {
  const rfc = rfcOf(clause)
  return rfc !== undefined && !findSpec(id).title.startsWith(`RFC ${rfc}:`)
}

function titleOf(id: string): string {
  return id === whatwg.id ? `the ${whatwg.title}` : findSpec(id).title
}

function rfcOf(address: string): string | undefined {
  return /\brfc(\d+)\b/.exec(address)?.[1]
}

/** Who publishes what a clause is part of, for issues that belong to no specification. */
function ownerOf(clause: string): string {
  const rfc = rfcOf(clause)
  const owner = rfc === undefined ? owners[new URL(clause).hostname] : `RFC ${rfc}`
  if (owner === undefined) throw new Error(`Nobody is known to publish ${clause}.`)
  return owner
}

const owners: Readonly<Record<string, string>> = {
  'developer.x.com': 'the documentation of X',
  'docs.npmjs.com': 'the documentation of npm',
  'fetch.spec.whatwg.org': 'the Fetch Standard',
  'html.spec.whatwg.org': 'the HTML Standard',
  'url.spec.whatwg.org': 'the URL Standard',
  'spec.commonmark.org': 'CommonMark',
  'www.postgresql.org': 'the documentation of PostgreSQL',
  'www.unicode.org': 'a report of the Unicode Consortium',
}

/** The kind in bold, and what it means. */
function kindOf(definition: IssueDefinition): string {
  const [kind = '', meaning] = kindInWords(definition).replace(/^An? /, '').split(': ')
  const where =
    definition.kind === 'broken-reference'
      ? ' Reported where [references are resolved](../../guide/broken-links.md).'
      : ''
  return `**${kind.charAt(0).toUpperCase()}${kind.slice(1)}**: ${meaning}${where}`
}
