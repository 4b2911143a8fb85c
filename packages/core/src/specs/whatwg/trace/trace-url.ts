import type { SpecParseOptions } from '../../../contract/parse-result.ts'
import type { Span } from '../../../text/span.ts'
import type { Machine, StateName } from '../machine.ts'
import { begin } from '../run.ts'
import { states } from '../states/index.ts'
import type { ParserStep, ParserTrace } from './parser-trace.ts'
import { readByState } from './read-by-state.ts'
import { changesSince, snapshot } from './snapshot.ts'
import { type Visit, visitsOf } from './visits.ts'

/**
 * Runs the URL Standard's parser and tells what each state reads, sets and signals. The same machine as
 * `parse` runs, which does not know that it is watched.
 *
 * @example
 * traceUrl('https://a:80/').steps.map(({ state }) => state)
 * // ['scheme start', 'scheme', 'special authority slashes', …, 'path']
 */
export function traceUrl(input: string, options?: SpecParseOptions): ParserTrace {
  const { source, machine } = begin(input, options, 'all')
  const stripped = source.signaled.map(({ code, specName, span }) => ({
    code,
    error: specName,
    count: 1,
    span,
  }))
  const isBaseInvalid = machine.failed
  const steps: ParserStep[] = []
  let state: StateName | null = isBaseInvalid ? null : 'scheme start'
  while (state !== null) {
    const before = snapshot(machine)
    const next: StateName | null = states[state](machine)
    const visit = { state, next, start: before.pointer, ...changesSince(before, machine) }
    for (const one of visitsOf(visit, machine)) steps.push(stepOf(one, machine))
    state = next
  }
  return { text: source.text, stripped, steps, isBaseInvalid }
}

function stepOf(visit: Visit, machine: Machine): ParserStep {
  const { state, next, start, end, set, signals } = visit
  const { span, buffer } = readByState(visit, machine)
  return {
    state,
    clause: `https://url.spec.whatwg.org/#${anchorOf(state)}`,
    span: within(span, machine.text),
    pointer: Math.min(machine.failed && next === null ? start : end, machine.text.length),
    buffer,
    set,
    signals,
    next: next ?? (machine.failed ? 'failure' : 'end'),
  }
}

/** The pointer may be beyond the end, on the standard's EOF code point. */
function within({ start, end }: Span, { length }: string): Span {
  return { start: Math.min(start, length), end: Math.min(end, length) }
}

function anchorOf(state: Visit['state']): string {
  // The standard kept the name that others link to.
  const name = state === 'opaque path' ? 'cannot be a base url path' : state
  return `${name.replaceAll(' ', '-')}-state`
}
