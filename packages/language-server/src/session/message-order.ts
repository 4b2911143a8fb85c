import {
  ErrorCodes,
  Message,
  type MessageReader,
  type MessageWriter,
  type RequestMessage,
  type ResponseMessage,
} from 'vscode-languageserver'

/** Phase of a session. A client may send requests only between `initialize` and `shutdown`. */
type Phase = 'new' | 'open' | 'shut down'

/**
 * Returns a reader that enforces the order of the protocol, which the library leaves to the server.
 * It rejects requests at the wrong time and drops such notifications. It also drops cancellations
 * without a request id, which crash the library.
 */
export function inOrder(reader: MessageReader, writer: MessageWriter): MessageReader {
  let phase: Phase = 'new'

  /** Returns whether a message may pass. */
  const admit = (message: Message): boolean => {
    if (Message.isRequest(message)) {
      const error = refusalOf(message, phase)
      if (error !== null) {
        const answer: ResponseMessage = { jsonrpc: '2.0', id: message.id, error }
        void writer.write(answer)
        return false
      }
      if (message.method === 'initialize') phase = 'open'
      if (message.method === 'shutdown') phase = 'shut down'
      return true
    }
    if (!Message.isNotification(message) || message.method === 'exit') return true
    if (message.method === '$/cancelRequest') return namesRequest(message.params)
    return phase === 'open'
  }

  return {
    onError: reader.onError,
    onClose: reader.onClose,
    onPartialMessage: reader.onPartialMessage,
    listen: callback =>
      reader.listen(message => {
        if (admit(message)) callback(message)
      }),
    dispose: () => reader.dispose(),
  }
}

function refusalOf(
  { method }: RequestMessage,
  phase: Phase,
): NonNullable<ResponseMessage['error']> | null {
  if (phase === 'new' && method !== 'initialize') {
    return { code: ErrorCodes.ServerNotInitialized, message: `${method} came before initialize.` }
  }
  if (phase === 'open' && method === 'initialize') {
    return { code: ErrorCodes.InvalidRequest, message: 'The session is already initialized.' }
  }
  if (phase === 'shut down') {
    return { code: ErrorCodes.InvalidRequest, message: `${method} came after shutdown.` }
  }
  return null
}

function namesRequest(params: unknown): boolean {
  const id = (params as { id?: unknown } | null | undefined)?.id
  return typeof id === 'number' || typeof id === 'string'
}
