import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { site } from '../../../packages/core/src/contract/project.generated.ts'
import hreflint from '../../../packages/eslint-plugin/src/index.ts'
import {
  type ExampleLanguage,
  exampleLanguages,
  type RuleDocs,
} from '../../../packages/eslint-plugin/src/rules/define/rule-docs.ts'
import { findingCatalogue } from '../../../packages/linter/src/index.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { generatedFrom } from './markdown.ts'
import { ruleDocs } from './rule-docs.ts'
import { withGenerated } from './tables/generated-part.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const readme = 'packages/eslint-plugin/README.md'

interface Rule {
  readonly name: string
  readonly description: string
  readonly isRecommended: boolean
  readonly isForSecurity: boolean
  readonly repairs: string
  readonly codes: readonly string[]
  readonly options: readonly string[]
}

/** A page for each ESLint rule, and the table of rules in the plugin's README. */
export async function rulePages(): Promise<readonly GeneratedFile[]> {
  const docs = await ruleDocs()
  const rules = Object.entries(hreflint.rules).map(([name, { meta }]): Rule => {
    const [schema] = (meta?.schema ?? []) as [{ properties: object }?]
    return {
      name,
      description: meta?.docs?.description ?? '',
      isRecommended: meta?.docs?.recommended === true,
      isForSecurity: `hreflint/${name}` in (hreflint.configs.security.rules ?? {}),
      repairs:
        meta?.fixable !== undefined
          ? 'fixes and suggestions'
          : meta?.hasSuggestions === true
            ? 'suggestions'
            : '',
      codes: Object.keys(meta?.messages ?? {}).filter(code => findingCatalogue.has(code)),
      options: Object.keys(schema?.properties ?? {}),
    }
  })
  const pages = rules.flatMap(rule => {
    const described = docs.get(rule.name)
    if (described === undefined) return []
    const text = page(rule, described)
    return [
      { path: `docs/rules/${rule.name}.md`, text },
      { path: `packages/eslint-plugin/docs/rules/${rule.name}.md`, text: packaged(text) },
    ]
  })
  return [
    ...pages,
    { path: readme, text: withTable(readFileSync(join(root, readme), 'utf8'), rules) },
  ]
}

function page(rule: Rule, docs: RuleDocs): string {
  return `${[
    generatedFrom(`packages/eslint-plugin/src/rules/${rule.name}`),
    `# hreflint/${rule.name}`,
    `> ${rule.description}.`,
    standing(rule),
    docs.what,
    '## Why',
    docs.why,
    '## Examples',
    ...examples(docs),
    ...options(rule),
    ...codes(rule),
    ...closing(docs),
  ].join('\n\n')}\n`
}

function standing({ isRecommended, isForSecurity, repairs }: Rule): string {
  const preset = isForSecurity
    ? 'In the `security` preset.'
    : isRecommended
      ? 'In every `recommended` preset.'
      : 'In no preset.'
  return repairs === '' ? preset : `${preset} Provides ${repairs}.`
}

/** A page as it is in the package, where relative links are broken: they lead to the site, if there is one. */
const packaged = (text: string): string =>
  text.replaceAll(
    /\[([^\]]*)\]\(\.\.\/([^)#]+)\.md(#[^)]*)?\)/g,
    site === null ? '$1' : `[$1](${site}/$2$3)`,
  )

/** A section for each language; its wrong pieces share a block, and its right ones. */
function examples({ examples: byLanguage }: RuleDocs): string[] {
  return Object.entries(exampleLanguages).flatMap(([id, title]) => {
    const language = id as ExampleLanguage
    const pieces = byLanguage[language]
    if (pieces === undefined) return []
    const { incorrect, correct } = pieces
    return [
      `### ${title}`,
      'Incorrect:',
      block(language, incorrect),
      'Correct:',
      block(language, correct),
    ]
  })
}

/** Templates of Angular are HTML to whoever colors them. */
function block(language: ExampleLanguage, pieces: readonly string[]): string {
  return [`\`\`\`${language === 'angular' ? 'html' : language}`, ...pieces, '```'].join('\n')
}

function options({ options: names }: Rule): string[] {
  const list = names.map(name => `\`${name}\``).join(', ')
  return [
    '## Options',
    `One object with ${list}. Options that are not specific to this rule can also be set in \`settings.hreflint\`. [The plugin's page](../packages/eslint-plugin.md#options) explains them.`,
  ]
}

function codes({ codes: known }: Rule): string[] {
  const [first] = known
  if (first === undefined) return []
  const links = known
    .filter(code => code.startsWith('whatwg/'))
    .map(code => `- [\`${code}\`](../issues/${code}.md)`)
  return [
    '## What it reports',
    'Each report ends with a code. Under the URL Standard:',
    links.join('\n'),
    'Codes of other specifications: [the index of issues](../issues/README.md).',
  ]
}

function closing({ notFor, priorArt }: RuleDocs): string[] {
  return ['## When not to use it', notFor, '## Prior art', priorArt]
}

function withTable(text: string, rules: readonly Rule[]): string {
  const rows = rules.map(({ name, description, isRecommended, isForSecurity, repairs }) => [
    site === null ? `\`${name}\`` : `[${name}](${site}/rules/${name})`,
    description,
    isRecommended ? 'recommended' : isForSecurity ? 'security' : '',
    repairs,
  ])
  const table = alignedTable([['rule', '', 'preset', 'provides'], ...rows])
  return withGenerated(text, 'rules', table)
}

/** As the formatter writes it, so that both leave the file alone. */
function alignedTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, i) =>
    Math.max(3, ...[head, ...rows].map(row => (row[i] ?? '').length)),
  )
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`
  return [line(head), line(widths.map(width => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
