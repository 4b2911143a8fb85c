import type { Span } from '../text/span.ts'
import type { ConnectionMistake } from './mistakes.ts'

/** A host and its port as they are written; the port is null if it is not. Brackets are part of the host. */
export interface HostSpans {
  readonly host: Span
  readonly port: Span | null
}

/** A mistake that a driver finds in a string. */
export interface Fault {
  readonly mistake: ConnectionMistake
  readonly span: Span
  readonly params?: Readonly<Record<string, string>>
}

/** A connection string as a driver divides it. */
export interface Division {
  readonly username: Span | null
  readonly password: Span | null
  /** From the first host to the last port. */
  readonly authority: Span
  readonly hosts: readonly HostSpans[]
  readonly path: Span
  readonly query: Span | null
  readonly fragment: Span | null
  readonly faults: readonly Fault[]
}

/** Divides the text after `//`, from an offset to the end. */
export type Divide = (input: string, from: number, end: number) => Division

/** Returns the offset of the first of some characters; `end` if there is none. */
export function indexOfAny(input: string, characters: string, from: number, end: number): number {
  for (let offset = from; offset < end; offset++) {
    if (characters.includes(input.charAt(offset))) return offset
  }
  return end
}

/** Returns the parts of a text between commas: one if there is no comma, and an empty one where nothing is between two. */
export function betweenCommas(input: string, from: number, end: number): readonly Span[] {
  const parts: Span[] = []
  for (let start = from; start <= end; ) {
    const comma = indexOfAny(input, ',', start, end)
    parts.push({ start, end: comma })
    start = comma + 1
  }
  return parts
}

/** Returns a fault if a port is neither empty nor a number from `least` to 65535. */
export function portFault(input: string, { start, end }: Span, least = 1): Fault | null {
  const text = input.slice(start, end)
  if (text === '') return null
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= 65_535) return null
  return { mistake: 'port-invalid', span: { start, end } }
}
