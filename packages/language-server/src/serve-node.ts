import {
  type Connection,
  createConnection,
  Emitter,
  IPCMessageWriter,
  type Message,
  type MessageReader,
  type MessageWriter,
  ProposedFeatures,
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
}

function connectionAfter({ answered, listen }: Opening): Connection {
  if (listen === undefined) return createConnection(ProposedFeatures.all)
  const isChannel = process.send !== undefined && process.argv.includes('--node-ipc')
  const writer = isChannel ? new IPCMessageWriter(process) : new StreamMessageWriter(process.stdout)
  const reader = readerOf(
    (take, complain) => listen(take, complain),
    what => {
      connection.console.warn(`hreflint: ${what} was left out`)
    },
  )
  const connection = createConnection(ProposedFeatures.all, reader, without(answered, writer))
  if (!isChannel) endWithInput(connection)
  return connection
}

/** So long a client that has hung up is still answered, so that what it said last takes effect. */
const grace = 300

/** As the library does where it is left to find its streams by itself. */
function endWithInput(connection: Connection): void {
  let isShutDown = false
  connection.onShutdown(() => {
    isShutDown = true
  })
  const end = () => void setTimeout(() => process.exit(isShutDown ? 0 : 1), grace)
  process.stdin.on('end', end)
  process.stdin.on('close', end)
  if (process.stdin.readableEnded) end()
}

/** What receives messages, as the library wants it. */
function readerOf(
  listen: NonNullable<Opening['listen']>,
  complain: (what: string) => void,
): MessageReader {
  return {
    onError: new Emitter<Error>().event,
    onClose: new Emitter<void>().event,
    onPartialMessage: new Emitter<{ messageToken: number; waitingTime: number }>().event,
    listen: callback => {
      listen(message => callback(message as Message), complain)
      return { dispose: () => {} }
    },
    dispose: () => {},
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
