import type { Issue } from '../../contract/issue.ts'
import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { characterName, mention } from '../../text/mention.ts'
import type { Span } from '../../text/span.ts'
import { type FoldedIssue, Places } from './folded-issue.ts'
import { toleratedCharacter } from './tolerated-character.ts'
import { unescapedData } from './unescaped-data.ts'

/** So many different characters are named in the message. */
const maxNamed = 3

/** Makes one issue of several, whatever their codes, and counts their characters in its message. */
export function gather(
  definition: IssueDefinition,
  issues: readonly Issue[],
  input: string,
  span: Span,
  more: Issue['params'] = {},
): FoldedIssue {
  const { code, kind, specName } = definition
  const params = { ...describeCharacters(issues, input), ...more }
  return { code, kind, specName, span, params, places: new Places(issues) }
}

/** Whether an issue is one of those that `gather` makes. */
export function isGathered({ code }: Pick<Issue, 'code'>): boolean {
  return code === unescapedData.code || code === toleratedCharacter.code
}

function describeCharacters(issues: readonly Issue[], input: string): Issue['params'] {
  const counts = new Map<string, number>()
  let total = 0
  for (const { span } of issues) {
    for (const character of charactersOf(input.slice(span.start, span.end))) {
      counts.set(character, (counts.get(character) ?? 0) + 1)
      total++
    }
  }
  const named = [...counts].toSorted(([, a], [, b]) => b - a)
  const shown = named
    .slice(0, maxNamed)
    .map(([character, n]) => `${n} × ${characterName(character) ?? mention(character)}`)
  return {
    characters: total === 1 ? '1 character that is' : `${total} characters that are`,
    kinds: named.length > maxNamed ? `${shown.join(', ')} and others` : shown.join(', '),
  }
}

/** Of what is marked because of a `%` only that is wrong. */
function charactersOf(text: string): Iterable<string> {
  return text.startsWith('%') ? text.replaceAll(/[^%]/g, '') : text
}
