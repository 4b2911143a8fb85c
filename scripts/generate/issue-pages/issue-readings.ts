import {
  compare,
  type IssueDefinition,
  type Reading,
  type Verdict,
} from '../../../packages/core/src/index.ts'
import { findSpec, specs } from '../../../packages/core/src/specs/index.ts'
import { findDialect } from '../../../packages/patterns/src/index.ts'
import { isSpec, mistakeOf, roomOf } from './issue-codes.ts'
import { codeSpan } from '../pages/markdown.ts'
import { readExample, showText } from './marked-example.ts'

const verdicts: Readonly<Record<Verdict, string>> = {
  conforming: 'conforming',
  'conformance-error': 'conformance error',
  'parse-exception': '**parse exception**',
}

/**
 * What each specification makes of the first example of an issue, as Markdown; nothing for issues
 * of places.
 *
 * @param siblings The same issue under other specifications.
 */
export function issueReadings(
  definition: IssueDefinition,
  siblings: readonly IssueDefinition[],
): readonly string[] {
  const [example] = definition.examples
  if (roomOf(definition.code) === 'pattern') return inDialects(definition)
  if (roomOf(definition.code) === 'policy') return []
  if (!isSpec(roomOf(definition.code))) {
    return ['## Which specifications', 'All of them: the issue is in the document around the URL.']
  }
  if (example === undefined) return []
  const { text } = readExample(example.url)
  const { readings } = compare(text, specs, { base: example.base, encoding: example.encoding })
  const shown = new Set(readings.flatMap(({ issues }) => issues.map(({ code }) => code)))
  const elsewhere = siblings.filter(({ code }) => !shown.has(code) && code !== definition.code)
  const other = elsewhere.map(({ code }) => `[${code}](../${code}.md)`).join(', ')
  return [
    '## Which specifications',
    `The ${definition.examples.length === 1 ? '' : 'first '}example, read under each:`,
    [
      '| Specification | Verdict | Reports | Address |',
      '| --- | --- | --- | --- |',
      ...readings
        .filter(reading => isFor(reading) || definition.code.startsWith(`${reading.spec}/`))
        .map(row),
    ].join('\n'),
    ...(other === '' ? [] : [`The same issue, for other URLs: ${other}.`]),
  ]
}

/** Whether a specification is for URLs of this scheme; a driver says of any other only that its scheme is wrong or missing. */
function isFor({ spec, issues }: Reading): boolean {
  const isOfOthers = findSpec(spec).schemes !== undefined
  return (
    !isOfOthers || issues.every(({ code }) => !/^(?:wrong|missing)-scheme$/.test(mistakeOf(code)))
  )
}

/** The dialects of the examples. */
function inDialects({ examples }: IssueDefinition): readonly string[] {
  const ids = [...new Set(examples.flatMap(({ dialect }) => dialect ?? []))]
  const links = ids.map(id => {
    const title = findDialect(id)?.title ?? id
    return `[${title}](../../reference/dialects/${id}.md)`
  })
  return [
    '## Which dialects',
    links.length === 0 ? 'Any with this syntax.' : `Those of the examples: ${links.join(', ')}.`,
  ]
}

function row({ spec, verdict, issues, href }: Reading): string {
  const codes = [...new Set(issues.map(({ code }) => code))]
  const links = codes.map(code => `[${mistakeOf(code)}](../${code}.md)`).join(', ')
  const address = href === null ? '' : codeSpan(showText(href))
  const title = `[${spec}](../../specs/${spec}.md)`
  return `| ${title} | ${verdicts[verdict]} | ${links} | ${address} |`
}
