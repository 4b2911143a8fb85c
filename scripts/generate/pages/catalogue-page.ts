import type { IssueDefinition } from '../../../packages/core/src/index.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { roomOf } from '../issue-pages/issue-codes.ts'
import { judgedExample } from '../issue-pages/issue-examples.ts'
import { generatedFrom, templateAsMarkdown } from './markdown.ts'
import { markdownTable } from './table.ts'

/** Every code on one line each, `packages/linter/catalogue.md`: what a review sees of a change of the catalogue. */
export function cataloguePage(definitions: readonly IssueDefinition[]): readonly GeneratedFile[] {
  const groups = [...new Set(definitions.map(({ code }) => roomOf(code)))]
  const text = [
    generatedFrom('the definitions of all issues'),
    '# Every code',
    'What hreflint reports, one line for each code. `hreflint explain <code>` says more. A **parse** exception means that the text cannot be parsed as a URL; a **conformance** error means that parsers accept it, although it must not be written like this; a broken **reference** is a well-formed URL whose target does not exist. A *fix* keeps the URL and may be applied automatically; a *suggestion* changes it, or may.',
    ...groups.flatMap(group => [
      `## ${group}`,
      markdownTable(
        ['Code', 'Kind', 'Name in the specification', 'Message', 'Repair', 'Since'],
        definitions.filter(({ code }) => roomOf(code) === group).map(row),
      ),
    ]),
  ].join('\n\n')
  return [{ path: 'packages/linter/catalogue.md', text: `${text}\n` }]
}

function row(definition: IssueDefinition): readonly string[] {
  const { code, kind, specName, message, since } = definition
  return [
    `\`${code}\``,
    kindNames[kind],
    specName === null ? '' : `\`${specName}\``,
    templateAsMarkdown(message),
    repairOf(definition),
    since,
  ]
}

const kindNames: Readonly<Record<IssueDefinition['kind'], string>> = {
  'parse-exception': 'parse',
  'conformance-error': 'conformance',
  'broken-reference': 'reference',
}

/** What the first fix of the examples comes to. */
function repairOf(definition: IssueDefinition): string {
  const safeties = definition.examples.map(
    example => judgedExample(definition, example).fixes[0]?.safety,
  )
  if (safeties.includes('keeps-url')) return 'fix'
  return safeties.includes('changes-url') ? 'suggestion' : ''
}
