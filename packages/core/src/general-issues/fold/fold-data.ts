import type { Issue } from '../../contract/issue.ts'
import type { IssueDefinition } from '../../contract/issue-definition.ts'
import { characterName, mention } from '../../text/mention.ts'
import { type FoldedIssue, Places } from './folded-issue.ts'
import { unescapedData } from './unescaped-data.ts'

const dataScheme = /^[\0- ]*(data):/i

/** So many different characters are named in the message. */
const maxNamed = 3

/** Makes one issue of all that is wrong in the data of a `data:` URL. */
export function foldData(
  issues: readonly Issue[],
  input: string,
  definitions: ReadonlyMap<string, IssueDefinition>,
): readonly FoldedIssue[] {
  const found = dataScheme.exec(input)
  if (found === null) return issues
  const [{ length: start }] = found
  const end = input.replace(/[\0- ]+$/, '').length
  const isInData = ({ kind, span, code }: Issue) =>
    kind === 'conformance-error' && span.start >= start && span.end <= end && definitions.has(code)
  const inData = issues.filter(isInData)
  if (inData.length === 0) return issues
  const { code, kind, specName } = unescapedData
  const span = { start: start - 'data:'.length, end: start - ':'.length }
  const params = describeCharacters(inData, input)
  const folded = { code, kind, specName, span, params, places: new Places(inData) }
  const others = issues.filter(issue => !isInData(issue))
  return [...others, folded].toSorted((a, b) => a.span.start - b.span.start)
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
