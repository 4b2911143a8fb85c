import type { IssueDefinition } from '../../../packages/core/src/index.ts'
import { templateAsMarkdown } from '../pages/markdown.ts'
import { mistakeOf, roomOf } from './issue-codes.ts'

/** The most issues with a word in common that are still related, and not just of one large family. */
const largestFamily = 8

/**
 * Returns a section that links to related issues of the same specification, as Markdown: those that include or
 * cover each other, and those whose names begin or end with the same word. Nothing if there are none.
 */
export function relatedIssues(
  definition: IssueDefinition,
  definitions: readonly IssueDefinition[],
): readonly string[] {
  const room = roomOf(definition.code)
  const others = definitions.filter(({ code }) => roomOf(code) === room && code !== definition.code)
  const families = [firstWord, lastWord].map(wordOf => {
    const word = wordOf(definition)
    return others.filter(other => wordOf(other) === word)
  })
  const related = new Set([
    ...others.filter(other => includes(definition, other) || includes(other, definition)),
    ...families.filter(({ length }) => length < largestFamily).flat(),
  ])
  if (related.size === 0) return []
  const lines = others
    .filter(other => related.has(other))
    .map(({ code, message }) => `- [${code}](../${code}.md): ${templateAsMarkdown(message)}`)
  return ['## Related issues', lines.join('\n')]
}

function includes(one: IssueDefinition, other: IssueDefinition): boolean {
  const names = [...(other.partOf ?? []), ...(other.coveredBy ?? [])]
  return names.includes(mistakeOf(one.code))
}

function firstWord({ code }: IssueDefinition): string {
  return mistakeOf(code).replace(/-.*/, '')
}

function lastWord({ code }: IssueDefinition): string {
  return mistakeOf(code).replace(/.*-/, '')
}
