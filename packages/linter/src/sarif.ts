import { applyEdits, type Span, type TextEdit } from '@hreflint/core'
import { pageOf } from '@hreflint/core/internal'
import { defaultSeverity } from './config/severity-of.ts'
import { type Finding, offeredFixes, type Severity } from './findings/finding.ts'
import { pathBeside } from './findings/beside/related-line.ts'
import { findingCatalogue } from './findings/finding-catalogue.ts'
import type { LineIndex } from './line-index.ts'

const levels: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'note',
}

/** The file of the findings, as SARIF identifies it. */
export interface SarifArtifact {
  /** The `artifactLocation` in SARIF: a URI, and what it is relative to. */
  readonly location: { readonly uri: string; readonly uriBaseId?: string }
  readonly lines: Pick<LineIndex, 'positionAt'>
  /**
   * The text of the file, if available. Then a fix with several edits is written as one
   * replacement.
   */
  readonly text?: string
}

/** The parts of a finding that a result contains. */
export type SarifFinding = Pick<
  Finding,
  'code' | 'severity' | 'message' | 'why' | 'span' | 'related' | 'elsewhere' | 'fixes' | 'hidden'
>

/**
 * Converts a finding to a `result` of SARIF 2.1.0. Lines and columns begin at 1. Columns and
 * `charOffset` count UTF-16 code units, so the run must contain `"columnKind": "utf16CodeUnits"`.
 */
export function sarifResult(finding: SarifFinding, artifact: SarifArtifact): object {
  const { code, severity, message, why, span } = finding
  const related = relatedLocations(finding, artifact)
  const fixes = sarifFixes(finding, artifact)
  return {
    ruleId: code,
    level: levels[severity],
    message: { text: why === '' ? message : `${message} ${why}` },
    locations: [{ physicalLocation: physicalLocation(span, artifact) }],
    ...(related.length === 0
      ? {}
      : {
          relatedLocations: related.map((location, id) => ({ id, ...location })),
        }),
    ...(fixes.length === 0 ? {} : { fixes: fixes.map(fix => fixOf(fix, artifact)) }),
  }
}

/** Returns the other places of a finding, those in other files last. */
function relatedLocations(
  { related, elsewhere = [] }: SarifFinding,
  artifact: SarifArtifact,
): readonly object[] {
  return [
    ...related.map(({ span, message }) => ({
      physicalLocation: physicalLocation(span, artifact),
      message: { text: message },
    })),
    ...elsewhere.map(({ file, line, message }) => ({
      physicalLocation: {
        artifactLocation: {
          ...artifact.location,
          uri: pathBeside(artifact.location.uri, sarifUri(file)),
        },
        region: { startLine: line },
      },
      message: { text: message },
    })),
  ]
}

/**
 * Returns the fix that keeps the URL if there is one, else all suggestions. Programs do not agree
 * on the order: some offer the first fix, reviewdog the last.
 */
function sarifFixes(
  { fixes: all, hidden }: SarifFinding,
  { text }: SarifArtifact,
): SarifFinding['fixes'] {
  // A joined edit repeats what is between its parts, which can be a password.
  const written = all.map(fix => ({ ...fix, edits: joined(fix.edits, text) }))
  const fixes = offeredFixes({ fixes: written, hidden })
  const keeping = fixes.filter(({ safety }) => safety === 'keeps-url')
  return keeping.length > 0 ? keeping.slice(0, 1) : fixes
}

/** Returns the `reportingDescriptor` of a code (SARIF 2.1.0). */
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

/** Returns the path of a file with `/` separators as a relative URL. */
export function sarifUri(path: string): string {
  return path.split('/').map(encodeName).join('/')
}

function encodeName(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

function fixOf({ title, edits }: SarifFinding['fixes'][number], artifact: SarifArtifact): object {
  const replacements = edits.map(({ span, text }) => ({
    deletedRegion: regionOf(span, artifact),
    insertedContent: { text },
  }))
  return {
    description: { text: title },
    artifactChanges: [{ artifactLocation: artifact.location, replacements }],
  }
}

/**
 * Joins the edits of a fix into one, because programs such as reviewdog show each replacement as a
 * separate suggestion. They also require inserted content even if nothing is inserted.
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
