import type { Span } from '../text/span.ts'
import type { ConnectionMistake } from './mistakes.ts'

/** A host and its port as they are written; null: not written. Brackets belong to the host. */
export interface HostSpans {
  readonly host: Span
  readonly port: Span | null
}

/** What keeps a driver from taking a string apart. */
export interface Fault {
  readonly mistake: ConnectionMistake
  readonly span: Span
  readonly params?: Readonly<Record<string, string>>
}

/** A connection string as a driver takes it apart. */
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

/** Takes what follows `//` apart, from an offset to the end. */
export type Divide = (input: string, from: number, end: number) => Division

/** The offset of the first of some characters, or `end`. */
export function indexOfAny(input: string, characters: string, from: number, end: number): number {
  for (let offset = from; offset < end; offset++) {
    if (characters.includes(input.charAt(offset))) return offset
  }
  return end
}

/** What a driver reads as a port must be a number that a port can have. */
export function portFault(input: string, { start, end }: Span, least = 1): Fault | null {
  const text = input.slice(start, end)
  if (text === '') return null
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= 65_535) return null
  return { mistake: 'port-invalid', span: { start, end } }
}
