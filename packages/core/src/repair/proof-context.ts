import type { Issue } from '../contract/issue.ts'
import type { ParseResult, SpecParseOptions } from '../contract/parse-result.ts'
import type { UrlSpec } from '../contract/spec.ts'
import type { Reading } from '../reading/reading.ts'
import { OtherBases } from './other-bases.ts'
import type { RepairContext } from './repair.ts'

/** The context that proves a repair: what the repair can look at, and the bases that it does not know about. */
export interface ProofContext extends RepairContext {
  /** Whether `output` is the same URL without new issues, with each other base that `input` may have. */
  keepsElsewhere(output: string): boolean
  /** Whether `output` has another scheme, host or port with another base that `input` may have. */
  movesElsewhere(output: string): boolean
}

/** Returns the context that proves a repair of `issue`. `input` is parsed on first access. */
export function contextOf(
  issue: Issue,
  input: string,
  spec: UrlSpec,
  { options, others }: Reading,
): ProofContext {
  const otherBases = new OtherBases(spec, others)
  return {
    input,
    issue,
    get result() {
      return parseOnce(input, spec, options)
    },
    parse: other => spec.parse(other, options),
    keepsElsewhere: output => otherBases.keep(input, output),
    movesElsewhere: output => !otherBases.leadAlike(input, output),
  }
}

interface Remembered {
  readonly input: string
  readonly spec: UrlSpec
  readonly base: string | undefined
  readonly encoding: string | undefined
  readonly result: ParseResult
}

// The issues of one URL are described one after another, so one result is remembered.
let last: Remembered | null = null

function parseOnce(
  input: string,
  spec: UrlSpec,
  options: SpecParseOptions | undefined,
): ParseResult {
  const base = options?.base
  const encoding = options?.encoding
  if (
    last !== null &&
    last.input === input &&
    last.spec === spec &&
    last.base === base &&
    last.encoding === encoding
  ) {
    return last.result
  }
  const result = spec.parse(input, options)
  last = { input, spec, base, encoding, result }
  return result
}
