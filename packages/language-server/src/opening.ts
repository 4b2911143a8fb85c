import type { InitializeParams } from 'vscode-languageserver'
import { initializeResult } from './initialize-result.ts'

/**
 * The beginning of a session: what arrived and was answered before the library that speaks the
 * protocol was loaded. A client waits for that answer and for nothing else.
 */
export interface Opening {
  /** The id of the request that has its answer; null where the library is to answer everything. */
  readonly answered: number | string | null
  /** To be called once the library listens, for a stream that was stopped. */
  resume?(): void
  /** Messages that the library has yet to see, the answered one too; for a channel of objects. */
  takeMessages?(): readonly unknown[]
}

/** The answer to a message that is a well-formed `initialize`; null for any other. */
export function firstAnswer(message: unknown): { id: number | string; answer: object } | null {
  const { id, method, params } = (message ?? {}) as Record<string, unknown>
  if (method !== 'initialize' || (typeof id !== 'number' && typeof id !== 'string')) return null
  const { capabilities } = (params ?? {}) as Record<string, unknown>
  if (typeof capabilities !== 'object' || capabilities === null) return null
  try {
    const result = initializeResult(params as InitializeParams, true)
    return { id, answer: { jsonrpc: '2.0', id, result } }
  } catch {
    // What is that odd is left to the library, which answers with an error.
    return null
  }
}
