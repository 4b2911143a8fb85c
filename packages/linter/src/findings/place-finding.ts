import type { IssueDefinition, OffsetMap, Span } from '@hreflint/core'
import {
  fillMessage,
  MaskedText,
  mentionShown,
  ownText,
  type ShownText,
} from '@hreflint/core/internal'
import type { Finding, RelatedLine, RelatedPlace, Severity } from './finding.ts'

/** The parts of a finding that is not about a single URL. */
export interface PlaceFindingParts {
  readonly definition: IssueDefinition
  readonly severity: Severity
  readonly span: Span
  readonly url: string
  /** Maps offsets in `url` to offsets in the document; absent if there is no URL. */
  readonly map?: Pick<OffsetMap, 'toSourceSpan'>
  readonly params?: Readonly<Record<string, ShownText>>
  readonly related?: readonly RelatedPlace[]
  readonly elsewhere?: readonly RelatedLine[] | undefined
}

/** Creates a finding about a `base` element, a comment or a divergence. It has no fixes. */
export function placeFinding(parts: PlaceFindingParts): Finding {
  const { definition, severity, span, url, map, params = {}, related = [], elsewhere } = parts
  const { code, kind, specName, why } = definition
  const masked = MaskedText.ofUrl(url)
  const shown = masked.toString()
  const message = fillMessage(definition.message, params, mentionShown(shown))
  const about = { code, kind, specName, severity, message, why: ownText(why), url: shown }
  const lines = elsewhere === undefined ? {} : { elsewhere }
  const finding = { ...about, span, related, ...lines, fixes: [] }
  if (map === undefined || masked.hidden.length === 0) return finding
  return { ...finding, hidden: masked.hidden.map(span => map.toSourceSpan(span)) }
}
