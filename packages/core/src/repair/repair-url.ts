import { composeEdits } from './compose-edits.ts'
import type { AppliedRepair, FixedUrl, TextEdit } from './fix.ts'
import { OtherBases } from './other-bases.ts'
import type { ParseResult } from '../contract/parse-result.ts'
import type { Reading } from '../reading/reading.ts'
import { familyName } from './repair-candidates.ts'
import { type Learnt, longText, RepairPass } from './repair-pass.ts'
import type { UrlSpec } from '../contract/spec.ts'

/** A URL after its repairs, and what the specification makes of it. */
export interface RepairedUrl extends FixedUrl {
  readonly result: ParseResult
}

/** Applies the repairs that keep the URL, pass by pass. */
export function repairUrl(input: string, spec: UrlSpec, reading: Reading): RepairedUrl {
  const { options } = reading
  const otherBases = new OtherBases(spec, reading.others)
  let output = input
  let edits: readonly TextEdit[] = []
  const applied: AppliedRepair[] = []
  let result = spec.parse(input, options)
  let learnt: Learnt | null = null
  while (result.url !== null && result.issues.length > 0) {
    learnt ??= {
      expected: likelyToStay(input, spec, reading),
      changing: new Set(),
      hopeless: new Set(),
    }
    const step = new RepairPass(output, result, { spec, options, otherBases }, learnt).choose()
    if (step === null) break
    for (const { family, title } of step.candidates) applied.push({ code: family.code, title })
    edits = composeEdits(edits, output, step.edits.map(plainEdit))
    output = step.output
    result = step.result
  }
  return { output, applied, edits, result }
}

function plainEdit({ span, text }: TextEdit): TextEdit {
  return { span, text }
}

const nothing: ReadonlySet<string> = new Set()

/**
 * The families of issues of a long text that are likely to stay: those that stay in a text so short that
 * trying everything there takes next to no time.
 */
function likelyToStay(input: string, spec: UrlSpec, reading: Reading): ReadonlySet<string> {
  if (input.length <= longText) return nothing
  const size = Math.min(Math.max(128, Math.floor(input.length / 50)), longText)
  const { result } = repairUrl(input.slice(0, size), spec, reading)
  return result.url === null ? nothing : new Set(result.issues.map(familyName))
}
