import {
  type Connection,
  createConnection,
  IPCMessageReader,
  IPCMessageWriter,
  type MessageReader,
  type MessageWriter,
  ProposedFeatures,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'
import { allFiles, clientFiles } from './client-files.ts'
import { nodeFiles } from './node-files.ts'
import type { Opening } from './opening.ts'
import { startServer } from './server.ts'

/** Goes on with a session in this process. */
export function serve(opening: Opening): void {
  const connection = connectionAfter(opening)
  startServer(connection, {
    files: allFiles(nodeFiles, clientFiles(connection)),
    pause: () => new Promise(resolve => setImmediate(resolve)),
  })
  opening.resume?.()
}

function connectionAfter({ answered, takeMessages }: Opening): Connection {
  if (takeMessages !== undefined) {
    const reader = withMessages(new IPCMessageReader(process), takeMessages)
    const writer = new IPCMessageWriter(process)
    return createConnection(ProposedFeatures.all, reader, without(answered, writer))
  }
  if (answered === null) return createConnection(ProposedFeatures.all)
  const reader = new StreamMessageReader(process.stdin)
  const writer = without(answered, new StreamMessageWriter(process.stdout))
  const connection = createConnection(ProposedFeatures.all, reader, writer)
  // As the library does where it is left to find its streams by itself.
  let isShutDown = false
  connection.onShutdown(() => {
    isShutDown = true
  })
  const end = () => process.exit(isShutDown ? 0 : 1)
  process.stdin.on('end', end)
  process.stdin.on('close', end)
  return connection
}

/** A reader that begins with messages which arrived before it was there. */
function withMessages(
  reader: MessageReader,
  takeMessages: () => readonly unknown[],
): MessageReader {
  return {
    onError: reader.onError,
    onClose: reader.onClose,
    onPartialMessage: reader.onPartialMessage,
    listen: callback => {
      const listening = reader.listen(callback)
      for (const message of takeMessages()) callback(message as Parameters<typeof callback>[0])
      return listening
    },
    dispose: () => reader.dispose(),
  }
}

/** A writer that leaves out the answer to a request that has one. */
function without(answered: Opening['answered'], writer: MessageWriter): MessageWriter {
  let left = answered
  return {
    onError: writer.onError,
    onClose: writer.onClose,
    write: message => {
      if (left !== null && 'id' in message && message.id === left && !('method' in message)) {
        left = null
        return Promise.resolve()
      }
      return writer.write(message)
    },
    end: () => writer.end(),
    dispose: () => writer.dispose(),
  }
}
