import type { SpecParseOptions } from '../../contract/parse-result.ts'
import { forLastBases } from '../../generic-syntax/for-last-bases.ts'
import { legacyEncodingName } from '../../text/encoding-label.ts'
import { Machine, type StateName, type Wanted } from './machine.ts'
import { type Preprocessed, preprocess } from './preprocess.ts'
import { states } from './states/index.ts'
import type { UrlRecord } from './url-record.ts'

/** One run of the parser: what went in, and the machine as it stopped. */
export interface Run {
  readonly source: Preprocessed
  readonly machine: Machine
}

/** Runs the [basic URL parser](https://url.spec.whatwg.org/#concept-basic-url-parser). */
export function run(input: string, options: SpecParseOptions | undefined, wanted: Wanted): Run {
  const begun = begin(input, options, wanted)
  const { machine } = begun
  let state: StateName | null = machine.failed ? null : 'scheme start'
  while (state !== null) state = states[state](machine)
  return begun
}

/** A machine before its first state; it has failed already if its base URL is invalid. */
export function begin(input: string, options: SpecParseOptions | undefined, wanted: Wanted): Run {
  const encoding = legacyEncodingName(options?.encoding)
  const base = options?.base === undefined ? null : baseRecord(options.base)
  const source = preprocess(input)
  const known = base === 'invalid' ? null : base
  const machine = new Machine(source.text, known, encoding, wanted)
  if (base === 'invalid') {
    machine.fail('invalid-base', 0, source.text.length, { base: options?.base ?? '' })
  }
  return { source, machine }
}

/** The record of a base URL. */
export const baseRecord: (base: string) => UrlRecord | 'invalid' = forLastBases(base => {
  const { machine } = run(base, undefined, 'record')
  return machine.failed ? 'invalid' : machine
})
