import { check, type Issue } from '@hreflint/core'
import { hide, mention, ownText } from '@hreflint/core/internal'
import type { EmbeddedUrl, Variable } from '@hreflint/documents'
import { withHolesFilled } from '@hreflint/documents/embedded'
import { unescapedValue } from '../../issues/unescaped-value.ts'
import type { JudgedUrl } from '../../judge/judged-url.ts'
import type { KnownValue } from './surroundings.ts'
import type { Finding, Severity } from '../finding.ts'
import { placeFinding } from '../place-finding.ts'

/**
 * Reports variables in a connection string whose value breaks it. The finding is at the value or,
 * if that is in another file, at the variable.
 */
export function findUnescapedValues(
  judged: JudgedUrl<EmbeddedUrl>,
  knownValue: (name: string) => KnownValue | null,
  severity: Severity,
): readonly Finding[] {
  if (judged.options.spec?.schemes === undefined) return []
  return (judged.url.variables ?? []).flatMap(variable => {
    const value = knownValue(variable.name)
    const issue = value === null ? null : issueOf(judged, variable, value)
    return value === null || issue === null
      ? []
      : [findingOf(judged.url, variable, value, issue, severity)]
  })
}

/**
 * Returns the issue that inserting a value causes within the value; null if there is none. Its span
 * is in the value.
 */
function issueOf(
  { url, options }: JudgedUrl<EmbeddedUrl>,
  { hole }: Variable,
  { text: { text: value } }: KnownValue,
): Pick<Issue, 'span'> | null {
  // The value contains other variables, or is empty.
  if (value === '' || /[$\r\n]/.test(value)) return null
  const longer = value.length - (hole.end - hole.start)
  const text = url.text.slice(0, hole.start) + value + url.text.slice(hole.end)
  const holes = url.holes
    .filter(({ start }) => start !== hole.start)
    .map(({ start, end }) =>
      start > hole.start ? { start: start + longer, end: end + longer } : { start, end },
    )
  const filled = withHolesFilled({ text, holes })
  const [issue] = check(filled, options).filter(
    ({ span }) =>
      span.end === span.start + 1 &&
      span.start >= hole.start &&
      span.end <= hole.start + value.length,
  )
  if (issue === undefined) return null
  return { span: { start: issue.span.start - hole.start, end: issue.span.end - hole.start } }
}

function findingOf(
  url: EmbeddedUrl,
  { hole, name }: Variable,
  { text: value, isOutside }: KnownValue,
  { span }: Pick<Issue, 'span'>,
  severity: Severity,
): Finding {
  const params = {
    name: ownText(isOutside ? `${mention(hide(name))} in .env` : mention(hide(name))),
    // A single character.
    delimiter: ownText(mention(value.text.slice(span.start, span.end))),
  }
  const inserted = url.map.toSourceSpan(hole)
  const found = placeFinding({
    definition: unescapedValue,
    severity,
    span: isOutside ? inserted : value.map.toSourceSpan(span),
    url: url.text,
    params,
    related: isOutside ? [] : [{ span: inserted, message: ownText('The value is inserted here.') }],
  })
  // Reports must not repeat the value.
  const secret = value.map.toSourceSpan({ start: 0, end: value.text.length })
  return isOutside ? found : { ...found, hidden: [secret] }
}
