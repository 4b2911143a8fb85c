import type { Span } from '../../../text/span.ts'
import type { Machine } from '../machine.ts'
import { authorityEnd } from '../states/authority.ts'
import type { Visit } from './visits.ts'

/** What a state looks at, and what of it goes to the standard's buffer. */
interface Read {
  readonly span: Span
  readonly buffer: string | null
}

export function readByState({ state, next, start, end }: Visit, machine: Machine): Read {
  const { text } = machine
  const read = (from: number, to: number): Read => ({
    span: { start: from, end: Math.max(to, end) },
    buffer: text.slice(from, to),
  })
  switch (state) {
    case 'scheme start':
      return next === 'scheme' ? lowercase(read(0, 1)) : unread({ start: 0, end: 1 })
    case 'scheme':
      return lowercase(read(0, schemeEnd(text)))
    case 'no scheme':
      return unread({ start: 0, end: Math.max(end, 1) })
    case 'authority':
      return read(start, authorityEnd(machine, start))
    case 'host':
      return read(start, machine.hostEnd === -1 ? authorityEnd(machine, start) : machine.hostEnd)
    case 'file host':
      return read(start, authorityEnd(machine, start))
    case 'port':
      return read(start, machine.portEnd)
    case 'path':
      return read(machine.pathStart, machine.pathEnd)
    case 'query':
      return read(start, machine.queryEnd)
    case 'opaque path':
      return unread({ start, end })
    case 'fragment':
      return unread({ start, end: machine.fragmentEnd })
    default:
      // A state that goes back has looked at one code point.
      return unread({ start, end: Math.max(end, start + 1) })
  }
}

const unread = (span: Span): Read => ({ span, buffer: null })

const lowercase = ({ span, buffer }: Read): Read => ({
  span,
  buffer: buffer?.toLowerCase() ?? null,
})

function schemeEnd(text: string): number {
  return /^[A-Za-z][A-Za-z\d+.-]*/.exec(text)?.[0].length ?? 0
}
