import { composeEdits } from './compose-edits.ts'
import type { TextEdit } from './fix.ts'
import { chosenSpec, type UrlOptions } from './options.ts'
import { type Learnt, RepairPass } from './repair-pass.ts'

export interface FixedUrl {
  readonly output: string
  /** What was done, in the order of the text within each pass over it. */
  readonly applied: readonly AppliedRepair[]
  /** The same as edits of the input: in order, not overlapping. */
  readonly edits: readonly TextEdit[]
}

export interface AppliedRepair {
  /** Code of the issue that was repaired. */
  readonly code: string
  readonly title: string
}

/**
 * Applies every repair that keeps the URL, until none is left: `output` parses to the same URL as
 * `input` and has no issue that such a repair could remove. Idempotent; takes time in proportion
 * to the length of `input`. After a parse exception nothing is applied.
 *
 * @throws RangeError as `parse`.
 */
export function fix(input: string, options?: UrlOptions): FixedUrl {
  const spec = chosenSpec(options)
  let output = input
  let edits: readonly TextEdit[] = []
  const applied: AppliedRepair[] = []
  const learnt: Learnt = { hopeless: new Set(), changing: new Set() }
  if (spec.certainlyConforms?.(input, options) === true) return { output, applied, edits }
  let result = spec.parse(input, options)
  while (result.url !== null && result.issues.length > 0) {
    const step = new RepairPass(output, result, spec, options, learnt).choose()
    if (step === null) break
    for (const { code, proposal } of step.candidates) applied.push({ code, title: proposal.title })
    edits = composeEdits(edits, output, step.edits)
    output = step.output
    result = step.result
  }
  return { output, applied, edits }
}
