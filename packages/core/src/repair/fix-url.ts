import type { Issue } from '../contract/issue.ts'
import type { ParseResult } from '../contract/parse-result.ts'
import type { UrlSpec } from '../contract/spec.ts'
import { chosenSpec, type UrlOptions } from '../reading/options.ts'
import { firstReading, type Reading, readingOf } from '../reading/reading.ts'
import { whatwg } from '../specs/whatwg/index.ts'
import { composeEdits, type TextEdit } from './edits.ts'
import type { AppliedRepair, FixedUrl } from './fix.ts'
import { ManyIssues, sampleOf } from './many-issues.ts'
import { nextStep, type Step } from './next-step.ts'
import { OtherBases } from './other-bases.ts'

/**
 * Applies every fix that keeps the URL, until none is left. `output` parses to the same URL as `input`, with
 * each base that it may have, and has no issue that such a fix could remove. Idempotent. Takes time in
 * proportion to the length of `input`. If the URL cannot be parsed, nothing is applied.
 *
 * @throws RangeError as `parse`.
 */
export function fix(input: string, options?: UrlOptions): FixedUrl {
  const spec = chosenSpec(options, input, whatwg)
  if (spec.fast?.certainlyConforms?.(input, firstReading(options)) === true) {
    return { output: input, applied: [], edits: [] }
  }
  const { output, applied, edits } = fixStepByStep(input, spec, readingOf(input, spec, options))
  return { output, applied, edits }
}

/** Maximum number of issues whose fixes are proved one by one. */
const fewIssues = 16

function fixStepByStep(
  input: string,
  spec: UrlSpec,
  reading: Reading,
): FixedUrl & { readonly result: ParseResult } {
  const { options, others } = reading
  const reader = { spec, options, otherBases: new OtherBases(spec, others) }
  let output = input
  let edits: readonly TextEdit[] = []
  const applied: AppliedRepair[] = []
  let result = spec.parse(input, options)
  let many: ManyIssues | null = null
  while (result.url !== null && result.issues.length > 0) {
    let step: Step | null
    if (result.issues.length > fewIssues) {
      many ??= new ManyIssues(reader, stayInSample(input, spec, reading))
      step = many.nextStep(output, result)
    } else step = nextStep(output, result, reader)
    if (step === null) break
    for (const { issue, title } of step.candidates) applied.push({ code: issue.code, title })
    edits = composeEdits(edits, output, step.edits)
    output = step.output
    result = step.result
  }
  return { output, applied, edits, result }
}

function stayInSample(input: string, spec: UrlSpec, reading: Reading): readonly Issue[] {
  const sample = sampleOf(input)
  if (sample === null) return []
  const { result } = fixStepByStep(sample, spec, reading)
  return result.url === null ? [] : result.issues
}
