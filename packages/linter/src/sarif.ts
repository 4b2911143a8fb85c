import { applyEdits, pageOf, type Span, type TextEdit } from '@hreflint/core'
import { defaultSeverity } from './config/severity-of.ts'
import { type Finding, type Severity, shownFixes } from './findings/finding.ts'
import { findingCatalogue } from './findings/finding-catalogue.ts'
import type { LineIndex } from './line-index.ts'

const levels: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
}

/** The file that findings are in, as SARIF names it. */
export interface SarifArtifact {
  /** `artifactLocation` of the format: a URI, and what it is relative to. */
  readonly location: { readonly uri: string; readonly uriBaseId?: string }
  readonly lines: Pick<LineIndex, 'positionAt'>
  /** The text of the file, if it is at hand: a fix in several places is then written as one replacement. */
  readonly text?: string
}

/** What of a finding goes into a result. */
export type SarifFinding = Pick<
  Finding,
  'code' | 'severity' | 'message' | 'why' | 'span' | 'related' | 'fixes' | 'passwords'
>

/**
 * A finding as a `result` of SARIF 2.1.0. Lines and columns begin at 1; columns and `charOffset` count
 * UTF-16 code units, so the run must say `"columnKind": "utf16CodeUnits"`.
 */
export function sarifResult(finding: SarifFinding, artifact: SarifArtifact): object {
  const { code, severity, message, why, span, related } = finding
  const fixes = sarifFixes(finding)
  return {
    ruleId: code,
    level: levels[severity],
    message: { text: why === '' ? message : `${message} ${why}` },
    locations: [{ physicalLocation: physicalLocation(span, artifact) }],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((place, id) => ({
            id,
            physicalLocation: physicalLocation(place.span, artifact),
            message: { text: place.message },
          })),
        }),
    ...(fixes.length === 0 ? {} : { fixes: fixes.map(fix => fixOf(fix, artifact)) }),
  }
}

/**
 * The fix that keeps the URL if there is one, or else all suggestions. Readers make nothing of the order:
 * some offer the first, reviewdog the last.
 */
function sarifFixes(finding: SarifFinding): SarifFinding['fixes'] {
  const fixes = shownFixes(finding)
  const keeping = fixes.filter(({ safety }) => safety === 'keeps-url')
  return keeping.length > 0 ? keeping.slice(0, 1) : fixes
}

/** What a code means, as a `reportingDescriptor` of SARIF 2.1.0. */
export function sarifRule(code: string): object {
  const definition = findingCatalogue.get(code)
  const helpUri = pageOf(code)
  return {
    id: code,
    ...(helpUri === null ? {} : { helpUri }),
    ...(definition === undefined
      ? {}
      : {
          shortDescription: { text: definition.message.replace(/\{\{(\w+)\}\}/g, '‹$1›') },
          fullDescription: { text: definition.why || definition.message },
          defaultConfiguration: { level: levels[defaultSeverity(code, definition.kind)] },
          properties: { kind: definition.kind, clause: definition.clause },
        }),
  }
}

/** The path of a file, its names divided by `/`, as a relative URL. */
export function sarifUri(path: string): string {
  return path.split('/').map(encodeName).join('/')
}

function encodeName(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

function fixOf({ title, edits }: SarifFinding['fixes'][number], artifact: SarifArtifact): object {
  const replacements = joined(edits, artifact.text).map(({ span, text }) => ({
    deletedRegion: regionOf(span, artifact),
    insertedContent: { text },
  }))
  return {
    description: { text: title },
    artifactChanges: [{ artifactLocation: artifact.location, replacements }],
  }
}

/**
 * The edits of a fix as one: readers such as reviewdog take each replacement for a suggestion of its own.
 * They also look for an inserted content where nothing is inserted.
 */
function joined(edits: readonly TextEdit[], text: string | undefined): readonly TextEdit[] {
  const [first, last] = [edits[0], edits.at(-1)]
  if (first === undefined || last === undefined || first === last || text === undefined)
    return edits
  const { start } = first.span
  const { end } = last.span
  const inside = edits.map(edit => ({
    span: { start: edit.span.start - start, end: edit.span.end - start },
    text: edit.text,
  }))
  return [{ span: { start, end }, text: applyEdits(text.slice(start, end), inside) }]
}

function physicalLocation(span: Span, artifact: SarifArtifact): object {
  return { artifactLocation: artifact.location, region: regionOf(span, artifact) }
}

function regionOf(span: Span, { lines }: SarifArtifact): object {
  const start = lines.positionAt(span.start)
  const end = lines.positionAt(span.end)
  return {
    startLine: start.line,
    startColumn: start.column,
    endLine: end.line,
    endColumn: end.column,
    charOffset: span.start,
    charLength: span.end - span.start,
  }
}
