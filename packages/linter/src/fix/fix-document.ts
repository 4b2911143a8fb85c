import { applyEdits, type TextEdit } from '@hreflint/core'
import type { EmbeddedUrl } from '@hreflint/documents'
import { type Config, defaultConfig } from '../config/config.ts'
import type { Finding } from '../findings/finding.ts'
import { UrlFinding } from '../findings/url-finding.ts'
import type { JudgedUrl } from '../judge/judged-url.ts'
import { type LintOptions, lintDocument } from '../lint-document.ts'
import { fixEmbeddedUrl, type UrlRepair } from './fix-embedded-url.ts'

/** A document after its fixes. */
export interface FixedDocument {
  readonly output: string
  /** How many findings were fixed. */
  readonly applied: number
  /** The remaining findings in `output`. */
  readonly findings: readonly Finding[]
}

export interface FixOptions extends LintOptions {
  /** Codes to fix. Default: all. */
  readonly wantsFix?: (code: string) => boolean
  /** Codes whose first `changes-url` fix is applied too. Default: none. */
  readonly wantsSuggestion?: (code: string) => boolean
}

/**
 * Maximum number of passes. A fix can uncover an issue that was hidden, so the document is read
 * again.
 */
const maxPasses = 10

/**
 * Applies every fix that is proved to keep its URL, until none is left. Skips findings that are
 * suppressed or `off`, and fixes that cannot be written exactly in the syntax of their place.
 * Without a fix, `output` is `text`. Parameters and errors are those of `lintDocument`.
 */
export function fixDocument(
  text: string,
  languageId: string,
  config: Config = defaultConfig,
  { wantsFix = () => true, wantsSuggestion = () => false, ...options }: FixOptions = {},
): FixedDocument {
  let output = text
  let applied = 0
  let findings = lintDocument(output, languageId, config, options)
  for (let pass = 0; pass < maxPasses; pass += 1) {
    const wanted = findings.filter(({ code }) => wantsFix(code))
    const repairs = [
      ...chooseRepairs(wanted, wantsSuggestion),
      ...ofPatterns(wanted, wantsSuggestion),
    ]
    if (repairs.length === 0) break
    output = applyEdits(output, inOrder(repairs.flatMap(repair => repair.edits)))
    for (const repair of repairs) applied += repair.applied
    findings = lintDocument(output, languageId, config, options)
  }
  return { output, applied, findings }
}

/** Chooses one repair for each URL that has any. Repairs do not overlap. */
function chooseRepairs(
  findings: readonly Finding[],
  wantsSuggestion: (code: string) => boolean,
): readonly UrlRepair[] {
  const byUrl = new Map<JudgedUrl<EmbeddedUrl>, UrlFinding[]>()
  for (const finding of findings) {
    if (!(finding instanceof UrlFinding)) continue
    const ofUrl = byUrl.get(finding.judged)
    if (ofUrl === undefined) byUrl.set(finding.judged, [finding])
    else ofUrl.push(finding)
  }
  const repairs: UrlRepair[] = []
  let from = -1
  for (const [judged, ofUrl] of byUrl) {
    const repair = fixEmbeddedUrl(judged, ofUrl, wantsSuggestion)
    const [first] = repair?.edits ?? []
    if (repair === null || first === undefined || first.span.start < from) continue
    repairs.push(repair)
    from = Math.max(...repair.edits.map(edit => edit.span.end))
  }
  return repairs
}

/** Returns the suggestions for patterns, which never overlap URLs. */
function ofPatterns(
  findings: readonly Finding[],
  wantsSuggestion: (code: string) => boolean,
): readonly UrlRepair[] {
  let from = -1
  return findings.flatMap(({ code, fixes: [fix] }) => {
    if (!code.startsWith('pattern/') || fix === undefined || !wantsSuggestion(code)) return []
    const { edits } = fix
    if (edits.some(({ span }) => span.start < from)) return []
    from = Math.max(...edits.map(({ span }) => span.end))
    return [{ edits, applied: 1 }]
  })
}

function inOrder(edits: readonly TextEdit[]): readonly TextEdit[] {
  return edits.toSorted((a, b) => a.span.start - b.span.start)
}
