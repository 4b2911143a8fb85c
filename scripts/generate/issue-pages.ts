import {
  applyEdits,
  check,
  describe,
  type Example,
  type Fix,
  findSpec,
  type IssueDefinition,
  specs,
} from '../../packages/core/src/index.ts'
import type { GeneratedFile } from './generated-file.ts'
import { codeBlock, escapeMarkdown, generatedFrom, templateAsMarkdown } from './markdown.ts'
import { drawExample, readExample, showText } from './marked-example.ts'

/** One page for each mistake: `docs/issues/<spec>/<mistake>.md`. */
export function issuePages(definitions: readonly IssueDefinition[]): readonly GeneratedFile[] {
  const siblings = groupByMistake(definitions)
  return definitions.map(definition => ({
    path: `docs/issues/${definition.code}.md`,
    text: page(definition, siblings.get(mistakeOf(definition.code)) ?? []),
  }))
}

/** `whatwg/unescaped-space` → `unescaped-space` */
export function mistakeOf(code: string): string {
  return code.slice(code.indexOf('/') + 1)
}

/** `whatwg/unescaped-space` → `whatwg` */
export function roomOf(code: string): string {
  return code.slice(0, code.indexOf('/'))
}

/** Codes with the same last part mean the same mistake. */
export function groupByMistake(
  definitions: readonly IssueDefinition[],
): ReadonlyMap<string, readonly IssueDefinition[]> {
  const groups = new Map<string, IssueDefinition[]>()
  for (const definition of definitions) {
    const mistake = mistakeOf(definition.code)
    groups.set(mistake, [...(groups.get(mistake) ?? []), definition])
  }
  return groups
}

function page(definition: IssueDefinition, siblings: readonly IssueDefinition[]): string {
  const { code, message, why, notes, examples } = definition
  const others = siblings.filter(sibling => sibling.code !== code)
  return `${[
    generatedFrom(sourceOf(code)),
    `# ${code}`,
    `> ${templateAsMarkdown(message)}`,
    standing(definition),
    '## Why it matters',
    escapeMarkdown(why),
    ...(notes === undefined ? [] : [notes]),
    ...(examples.length === 0 ? [] : [examples.length === 1 ? '## Example' : '## Examples']),
    ...examples.flatMap(example => showExample(code, example)),
    ...(others.length === 0 ? [] : ['## The same mistake elsewhere', links(others)]),
    '## To silence it',
    silencing(code),
  ].join('\n\n')}\n`
}

function sourceOf(code: string): string {
  const room = roomOf(code)
  if (isSpec(room)) return `packages/core/src/specs/${room}/issues/${mistakeOf(code)}.ts`
  return `packages/linter/src/issues/${room === 'document' ? mistakeOf(code) : code}.ts`
}

function isSpec(id: string): boolean {
  return specs.some(spec => spec.id === id)
}

function standing({ code, kind, specName, clause, since }: IssueDefinition): string {
  const id = roomOf(code)
  const name = specName === null ? '' : `\`${specName}\` in the `
  const place = isSpec(id)
    ? `${name === '' ? 'The ' : name}${findSpec(id).title}: [the clause](${clause})`
    : `The clause: ${clause}`
  return [`- ${kindName(id, kind)}`, `- ${place}`, `- Reported since ${since}`].join('\n')
}

function kindName(room: string, kind: IssueDefinition['kind']): string {
  if (room === 'divergence') return '**Divergence**: counts as a conformance error; off by default.'
  return kind === 'parse-exception'
    ? '**Parse exception**: no URL results.'
    : '**Conformance error**: parsers accept it, but it must not be written so.'
}

function showExample(code: string, { url, base, encoding }: Example): readonly string[] {
  const example = readExample(url)
  const wrong = [
    `Wrong${base === undefined ? '' : `, on the base URL \`${base}\``}:`,
    codeBlock(drawExample(example)),
  ]
  if (!isSpec(roomOf(code))) return wrong
  const options = { spec: roomOf(code), base, encoding }
  const issue = check(example.text, options).find(candidate => candidate.code === code)
  // An example that is not true fails its test; the page does without the rest.
  if (issue === undefined) return wrong
  const { message, fixes } = describe(issue, example.text, options)
  return [...wrong, escapeMarkdown(message), ...fixes.map(fix => showFix(fix, example.text))]
}

function showFix(fix: Fix, text: string): string {
  const effect =
    fix.safety === 'keeps-url' ? 'the URL stays the same.' : 'another URL, so a suggestion.'
  const fixed = showText(applyEdits(text, fix.edits))
  const result = fixed === '' ? 'Nothing is left: the empty string.' : codeBlock(fixed)
  return `**${escapeMarkdown(fix.title)}**: ${effect}\n\n${result}`
}

function links(definitions: readonly IssueDefinition[]): string {
  return definitions.map(({ code }) => `- [${code}](../${code}.md)`).join('\n')
}

function silencing(code: string): string {
  return [
    'In one place of an HTML document:',
    ['```html', `<!-- hreflint-disable-next-line ${code} -- the reason -->`, '```'].join('\n'),
    'Everywhere, in `hreflint.config.json`:',
    ['```json', `{ "severities": { "${code}": "off" } }`, '```'].join('\n'),
  ].join('\n\n')
}
