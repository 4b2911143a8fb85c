import type { IssueDefinition } from '../../../packages/core/src/index.ts'
import { specs } from '../../../packages/core/src/specs/index.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { generatedFrom, templateAsMarkdown } from '../pages/markdown.ts'
import { groupByMistake, isSpec, mistakeOf, roomOf, roomTitle } from './issue-codes.ts'

/** All issues by specification, and which specifications know which issue: `docs/issues/README.md`. */
export function issueIndex(definitions: readonly IssueDefinition[]): readonly GeneratedFile[] {
  const rooms = [...new Set(definitions.map(({ code }) => roomOf(code)))]
  const text = [
    generatedFrom('the definitions of all issues'),
    '# What hreflint reports',
    `Each issue has a code, \`<specification>/<name>\`, and a page. ${kinds}`,
    filter,
    ...rooms.flatMap(room => [
      `## ${room}`,
      isSpec(room) ? `[${roomTitle(room)}](../specs/${room}.md)` : roomTitle(room),
      table(definitions.filter(({ code }) => roomOf(code) === room)),
    ]),
    '## The same issue under several specifications',
    `**P** parse exception, **C** conformance error, – not an issue there, or under another name.`,
    crossTable(definitions),
  ].join('\n\n')
  return [{ path: 'docs/issues/README.md', text: `${text}\n` }]
}

/** The field above the list. It is a component of the site, which alone shows this page. */
const filter = `<script setup>
import IssueFilter from '@explorer/issues/IssueFilter.vue'
</script>

<IssueFilter />`

const kinds =
  'A **parse exception** means that parsers reject the URL. A **conformance error** means that parsers accept it, but the specification does not allow it.'

function table(definitions: readonly IssueDefinition[]): string {
  return [
    '| Code | Kind | Message |',
    '| --- | --- | --- |',
    ...definitions.map(({ code, kind, message }) => {
      const kindName = kind.replace('-', ' ')
      return `| [${mistakeOf(code)}](${code}.md) | ${kindName} | ${templateAsMarkdown(message)} |`
    }),
  ].join('\n')
}

function crossTable(definitions: readonly IssueDefinition[]): string {
  const ids = specs.map(spec => spec.id)
  const shared = [...groupByMistake(definitions)].filter(([, group]) => group.length > 1)
  return [
    `| Issue | ${ids.join(' | ')} |`,
    `| --- | ${ids.map(() => ':-:').join(' | ')} |`,
    ...shared
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([mistake, group]) => {
        const cells = ids.map(id => {
          const definition = group.find(({ code }) => roomOf(code) === id)
          if (definition === undefined) return '–'
          const letter = definition.kind === 'parse-exception' ? 'P' : 'C'
          return `[${letter}](${definition.code}.md)`
        })
        return `| ${mistake} | ${cells.join(' | ')} |`
      }),
  ].join('\n')
}
