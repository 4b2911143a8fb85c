import type { Issue } from '../../contract/issue.ts'
import type { IssueDefinition } from '../../contract/issue-definition.ts'
import type { FoldedIssue } from './folded-issue.ts'
import { gather } from './gather.ts'
import { unescapedData } from './unescaped-data.ts'

const dataScheme = /^[\0- ]*(data|javascript):/i

/** Makes one issue of all that is wrong in the data of a `data:` URL, or the program of a `javascript:` URL. */
export function foldData(
  issues: readonly Issue[],
  input: string,
  definitions: ReadonlyMap<string, IssueDefinition>,
): readonly FoldedIssue[] {
  const found = dataScheme.exec(input)
  if (found === null) return issues
  const [{ length: start }, scheme = ''] = found
  const end = input.replace(/[\0- ]+$/, '').length
  const isInData = ({ kind, span, code }: Issue) =>
    kind === 'conformance-error' && span.start >= start && span.end <= end && definitions.has(code)
  const inData = issues.filter(isInData)
  if (inData.length === 0) return issues
  const schemeEnd = start - ':'.length
  const span = { start: schemeEnd - scheme.length, end: schemeEnd }
  const folded = gather(unescapedData, inData, input, span, { scheme: scheme.toLowerCase() })
  const others = issues.filter(issue => !isInData(issue))
  return [...others, folded].toSorted((a, b) => a.span.start - b.span.start)
}
