import { componentNames } from '../../../contract/components.ts'
import type { GrowingIssue } from '../../../generic-syntax/growing-issue.ts'
import type { Machine } from '../machine.ts'
import type { ParserSignal, ParserStep } from './parser-trace.ts'

/** The machine as it was before a state. */
export interface Snapshot {
  readonly pointer: number
  readonly values: readonly (string | null)[]
  readonly issues: number
  /** Of the last issue, which the next state may go on with. */
  readonly lastEnd: number
  readonly lastSignals: number
}

export interface Changes {
  /** The offset of the pointer. */
  readonly end: number
  readonly set: ParserStep['set']
  readonly signals: readonly ParserSignal[]
}

export function snapshot(machine: Machine): Snapshot {
  const { pointer, issues, signals } = machine
  return {
    pointer,
    values: valuesOf(machine),
    issues: issues?.length ?? 0,
    lastEnd: issues?.at(-1)?.span.end ?? 0,
    lastSignals: signals?.at(-1) ?? 0,
  }
}

export function changesSince(before: Snapshot, machine: Machine): Changes {
  const values = valuesOf(machine)
  const set = componentNames.flatMap((name, index) => {
    const value = values[index] ?? null
    return value === before.values[index] ? [] : [{ name, value }]
  })
  return { end: machine.pointer, set, signals: [...signalsSince(before, machine)] }
}

function* signalsSince(before: Snapshot, { issues, signals }: Machine): Generator<ParserSignal> {
  const last = issues?.[before.issues - 1]
  const more = (signals?.[before.issues - 1] ?? 0) - before.lastSignals
  if (last !== undefined && more > 0) yield signalOf(last, more, before.lastEnd)
  for (const [index, issue] of (issues ?? []).entries()) {
    const count = signals?.[index] ?? 0
    if (index >= before.issues && count > 0) yield signalOf(issue, count, issue.span.start)
  }
}

function signalOf({ code, specName, span }: GrowingIssue, count: number, start: number) {
  // A copy: the issue may grow.
  return { code, error: specName, count, span: { start, end: span.end } }
}

function valuesOf(machine: Machine): readonly (string | null)[] {
  return componentNames.map(name => {
    const value = machine[name]
    return value === null ? null : String(value)
  })
}
