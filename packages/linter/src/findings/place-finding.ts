import type { IssueDefinition, OffsetMap, Span } from '@hreflint/core'
import { fillMessage, maskPasswords, mention, passwordSpans } from '@hreflint/core/internal'
import type { Finding, RelatedPlace, Severity } from './finding.ts'

/** The parts of a finding that is not about a single URL. */
export interface PlaceFindingParts {
  readonly definition: IssueDefinition
  readonly severity: Severity
  readonly span: Span
  readonly url: string
  /** Maps offsets in `url` to offsets in the document; absent if there is no URL. */
  readonly map?: Pick<OffsetMap, 'toSourceSpan'>
  readonly params?: Readonly<Record<string, string>>
  readonly related?: readonly RelatedPlace[]
}

/** Creates a finding about a `base` element, a comment or a divergence. It has no fixes. */
export function placeFinding(parts: PlaceFindingParts): Finding {
  const { definition, severity, span, url, map, params = {}, related = [] } = parts
  const { code, kind, specName, why } = definition
  const masked = maskPasswords(url)
  const message = fillMessage(definition.message, params, mention(masked))
  const about = { code, kind, specName, severity, message, why, url: masked }
  const finding = { ...about, span, related, fixes: [] }
  if (map === undefined || masked === url) return finding
  return { ...finding, passwords: passwordSpans(url).map(span => map.toSourceSpan(span)) }
}
