import type { Machine, StateName } from '../machine.ts'
import { authorityEnd } from '../states/authority.ts'
import type { ParserSignal, ParserState, ParserStep } from './parser-trace.ts'

/** A visit of one of the standard's states. */
export interface Visit {
  readonly state: ParserState
  readonly next: ParserState | null
  /** The pointer before and after. */
  readonly start: number
  readonly end: number
  readonly set: ParserStep['set']
  readonly signals: readonly ParserSignal[]
}

type MachineVisit = Visit & { readonly state: StateName; readonly next: StateName | null }

/** Where the machine reads in one go what the standard reads in two states, there are two visits. */
export function visitsOf(visit: MachineVisit, machine: Machine): readonly Visit[] {
  switch (visit.state) {
    case 'scheme start':
      return schemeVisits(visit, machine)
    case 'authority':
      return authorityVisits(visit, machine)
    case 'special authority slashes':
      return slashVisits(visit)
    default:
      return [visit]
  }
}

function schemeVisits(visit: MachineVisit, { text }: Machine): readonly Visit[] {
  if (!/^[A-Za-z]/.test(text)) return [visit]
  const start: Visit = { ...visit, next: 'scheme', end: 1, set: [], signals: [] }
  return [start, { ...visit, state: 'scheme', start: 1 }]
}

/** A plain domain is read at once; the standard looks for an at sign first, and goes back. */
function authorityVisits(visit: MachineVisit, machine: Machine): readonly Visit[] {
  const isBoth = visit.next === 'port' || visit.next === 'path start'
  if (!isBoth) return [visit]
  const start: Visit = { ...visit, next: 'host', end: visit.start, set: [], signals: [] }
  const end = Math.min(visit.end, authorityEnd(machine, visit.start))
  return [start, { ...visit, state: 'host', end: visit.next === 'port' ? visit.end : end }]
}

/** What is not `//` is one issue, which two states signal: once, and once for each slash. */
function slashVisits(visit: MachineVisit): readonly Visit[] {
  if (visit.next !== 'authority') return [visit]
  const state = 'special authority ignore slashes'
  const each = (count: (all: number) => number) =>
    visit.signals
      .map(signal => ({ ...signal, count: count(signal.count) }))
      .filter(({ count }) => count > 0)
  return [
    { ...visit, next: state, end: visit.start, signals: each(() => 1) },
    { ...visit, state, signals: each(all => all - 1) },
  ]
}
