import { type CancellationToken, LSPErrorCodes, ResponseError } from 'vscode-languageserver'
import type { Runtime } from '../runtime.ts'

/** Writes one line to the log of the client. */
export type Log = (line: string) => void

/** Wraps the handlers of requests, so that none of them can end the session. */
export type Safely = <Params, Result>(
  name: string,
  fallback: Result,
  handler: (params: Params, token: CancellationToken) => Promise<Result> | Result,
) => (params: Params, token: CancellationToken) => Promise<Result | ResponseError<never>>

/**
 * Answers a failed request with its fallback and logs it in one line. A request that was canceled
 * while it waited is not started: a burst of keystrokes sends many requests, and only the last is
 * useful.
 */
export function safely(runtime: Runtime, log: Log): Safely {
  return (name, fallback, handler) => async (params, token) => {
    await runtime.pause()
    if (token.isCancellationRequested) return canceled()
    try {
      const result = await handler(params, token)
      return token.isCancellationRequested ? canceled() : result
    } catch (error) {
      if (error instanceof ResponseError) return error as ResponseError<never>
      log(`${name} failed: ${oneLine(error)}`)
      return fallback
    }
  }
}

/** Returns the answer to a request that the client has canceled. */
export function canceled(): ResponseError<never> {
  return new ResponseError(LSPErrorCodes.RequestCancelled, 'canceled')
}

/** Returns an error in one line, with the first line of its stack, which helps most to find it. */
export function oneLine(error: unknown): string {
  if (!(error instanceof Error)) return String(error).replace(/\s+/g, ' ')
  const place = error.stack?.split('\n').find(line => /^\s+at /.test(line))
  return `${error.name}: ${error.message}${place ?? ''}`.replace(/\s+/g, ' ')
}
