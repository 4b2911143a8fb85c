import type { ComponentName } from '../../../contract/components.ts'
import type { Span } from '../../../text/span.ts'
import type { StateName } from '../machine.ts'

/** The states by the standard's names. */
export type ParserState = StateName | 'scheme'

/** A validation error that the standard signals, with the issue that says the same for people. */
export interface ParserSignal {
  /** The code of the issue. */
  readonly code: string
  /** The standard's name of the error; null for what only its text on writing URLs forbids. */
  readonly error: string | null
  /** How often it is signaled: once for each of the code points, mostly. */
  readonly count: number
  readonly span: Span
}

/** One visit of a state. Offsets are those of {@link ParserTrace.text}. */
export interface ParserStep {
  readonly state: ParserState
  /** Address of the state in the standard. */
  readonly clause: string
  /** The text that the state looks at. */
  readonly span: Span
  /** The offset at which the next state starts: before the end of the span if the pointer goes back. */
  readonly pointer: number
  /** The text that the state collects in the standard's buffer, before encoding; null if none. */
  readonly buffer: string | null
  /** The components that the state sets. */
  readonly set: readonly { readonly name: ComponentName; readonly value: string | null }[]
  readonly signals: readonly ParserSignal[]
  /** The state that follows. */
  readonly next: ParserState | 'end' | 'failure'
}

/** A run of the standard's parser. */
export interface ParserTrace {
  /** The input without what the parser strips before its first state. */
  readonly text: string
  /** What it signals for that, in offsets of the input. */
  readonly stripped: readonly ParserSignal[]
  /** Empty if the base URL is invalid. */
  readonly steps: readonly ParserStep[]
  readonly isBaseInvalid: boolean
}
