import type { InitializeParams } from 'vscode-languageserver'
import { initializeResult } from './initialize-result.ts'

/**
 * The beginning of a session: what arrived and was answered before the library that speaks the
 * protocol was loaded. A client waits for that answer and for nothing else.
 */
export interface Opening {
  /** The id of the request that has its answer; null where the library is to answer everything. */
  readonly answered: number | string | null
  /**
   * Gives every message to a listener: those that have arrived, the answered one too, and those that
   * will. Where there is none, the library finds its streams by itself.
   */
  listen?(listener: (message: object) => void, complain: (what: string) => void): void
}

/**
 * Waits for the first message of a client and answers it if it is `initialize`.
 *
 * @param receive Begins to receive; what it is given takes messages and complaints.
 */
export function openWith(
  receive: (message: (message: object) => void, complain: (what: string) => void) => void,
  send: (message: object) => void,
): Promise<Opening> {
  return new Promise(resolve => {
    const early: object[] = []
    const complaints: string[] = []
    let take = (message: object): void => {
      if (early.push(message) > 1) return
      const first = firstAnswer(message)
      if (first !== null) send(first.answer)
      resolve({
        answered: first?.id ?? null,
        listen: (listener, complain) => {
          take = listener
          takeComplaint = complain
          for (const what of complaints) complain(what)
          for (const each of early) listener(each)
        },
      })
    }
    let takeComplaint = (what: string): void => {
      complaints.push(what)
    }
    receive(
      message => take(message),
      what => takeComplaint(what),
    )
  })
}

/** The answer to a message that is a well-formed `initialize`; null for any other. */
function firstAnswer(message: object): { id: number | string; answer: object } | null {
  const { id, method, params } = message as Record<string, unknown>
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
