import {
  dialects,
  type PatternDialect,
  type PatternIssueDefinition,
  parsePattern,
  patternIssues,
} from '../../../packages/patterns/src/index.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { mistakeOf } from '../issue-pages/issue-codes.ts'
import { readExample } from '../issue-pages/marked-example.ts'
import { codeSpan, generatedFrom, templateAsMarkdown } from './markdown.ts'
import { markdownTable } from './table.ts'

const folder = 'docs/reference/dialects'

/** A page for each dialect of patterns, and one that compares them. */
export function dialectPages(): readonly GeneratedFile[] {
  return [
    { path: `${folder}/README.md`, text: overview() },
    ...dialects.map(dialect => ({ path: `${folder}/${dialect.id}.md`, text: page(dialect) })),
  ]
}

function overview(): string {
  return sections(
    generatedFrom('packages/patterns/src/dialects'),
    '# Dialects of patterns',
    'Each dialect is a way to write one string for many URLs. [Routes and patterns](../../guide/patterns.md) says how to use them.',
    markdownTable(
      ['Dialect', 'Used by', 'Edition'],
      dialects.map(({ id, title, usedBy, edition }) => [
        `[${title}](${id}.md)`,
        usedBy,
        `[${edition.version}](${edition.url})`,
      ]),
    ),
    '## The same text in each dialect',
    'What each dialect makes of a text: the paths of these that match, or why it does not compile. All are tried with the engine of hreflint.',
    ...texts.flatMap(({ text, paths }) => [`### ${codeSpan(text)}`, comparison(text, paths)]),
  )
}

/** Texts that mean different things, and paths that tell them apart. */
const texts: readonly { readonly text: string; readonly paths: readonly string[] }[] = [
  { text: '/a', paths: ['/a', '/a/', '/A', '/a/b'] },
  { text: '/a/*', paths: ['/a', '/a/b', '/a/b/c', '/A/b'] },
  { text: '/a/:id', paths: ['/a', '/a/b', '/a/b/', '/a/b/c'] },
  { text: '/a/:id?', paths: ['/a', '/a/b', '/a/b/c'] },
  { text: '/a/(.*)', paths: ['/a', '/a/b', '/a/b/c'] },
  { text: '/*.html', paths: ['/b.html', '/a/b.html', '/b.htmlx'] },
]

function comparison(text: string, paths: readonly string[]): string {
  const compared = dialects.filter(({ subject, family }) => subject === 'path' || family === 'url')
  return markdownTable(
    ['Dialect', ...paths.map(codeSpan)],
    compared.flatMap(dialect => {
      const { pattern, issues } = parsePattern(text, dialect, { base: 'https://example.com/' })
      if (dialect.id === 'redirects') return []
      const name = `[${dialect.title}](${dialect.id}.md)`
      if (pattern === null) {
        const code = issues[0]?.code ?? ''
        const cell = `does not compile: [${mistakeOf(code)}](../../issues/${code}.md)`
        return [[name, cell, ...paths.slice(1).map(() => '')]]
      }
      const isMatched = (path: string) =>
        pattern.match(dialect.subject === 'url' ? `https://example.com${path}` : path) !== null
      return [[name, ...paths.map(path => (isMatched(path) ? 'yes' : 'no'))]]
    }),
  )
}

function page(dialect: PatternDialect): string {
  const { id, title, edition, usedBy, notes } = dialect
  const issues = patternIssues.filter(issue => examplesOf(issue, id).length > 0)
  return sections(
    generatedFrom('packages/patterns/src/dialects'),
    `# ${title}`,
    [
      `- Selected as \`--dialect ${id}\``,
      `- Used by: ${usedBy}`,
      `- Edition: [${edition.version}](${edition.url})`,
    ].join('\n'),
    '## How it reads patterns',
    notes.map(note => `- ${note}`).join('\n'),
    ...(issues.length === 0
      ? []
      : [
          '## What is reported, for example',
          markdownTable(
            ['Issue', 'Pattern', 'Write', 'Message'],
            issues.flatMap(issue =>
              examplesOf(issue, id).map(({ pattern, fixed }) => [
                `[${mistakeOf(issue.code)}](../../issues/${issue.code}.md)`,
                codeSpan(readExample(pattern).text),
                fixed === undefined ? '' : codeSpan(fixed),
                templateAsMarkdown(issue.message),
              ]),
            ),
          ),
        ]),
    'The [comparison of all dialects](README.md) shows what others make of the same text.',
  )
}

function examplesOf(
  { examples }: PatternIssueDefinition,
  id: string,
): PatternIssueDefinition['examples'] {
  return examples.filter(({ dialect }) => dialect === id)
}

function sections(...parts: readonly string[]): string {
  return `${parts.join('\n\n')}\n`
}
