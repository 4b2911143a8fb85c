import {
  type Connection,
  createConnection,
  Emitter,
  ProposedFeatures,
} from 'vscode-languageserver/node'
import { allFiles, clientFiles } from './files/client-files.ts'
import { folderStore } from './files/folder-store.ts'
import { nodeFiles } from './files/node-files.ts'
import { startServer } from './server.ts'
import { inOrder } from './session/message-order.ts'
import { transportOf } from './session/transport.ts'

/** Serves one client in this process, over the transport that its arguments name. */
export function serve(args: readonly string[]): void {
  if (args.includes('--version')) {
    process.stdout.write('hreflint-language-server\n')
    return
  }
  const transport = transportOf(args)
  if (transport === null) {
    process.stderr.write(
      'hreflint-language-server speaks the Language Server Protocol. Start it with --stdio.\n',
    )
    process.exitCode = 2
    return
  }
  const { name, reader, writer } = transport
  const ordered = inOrder(reader, writer)
  // What a client said before it hung up is still answered: the process ends a little later.
  const served = name === '--stdio' ? { ...ordered, onClose: new Emitter<void>().event } : ordered
  const connection = createConnection(ProposedFeatures.all, served, writer)
  if (name === '--stdio') {
    // Nothing but messages may reach the client on stdout.
    console.log = console.error
    endWithInput(connection)
    reader.onError(endWithoutFrames)
  }
  startServer(connection, {
    files: allFiles(nodeFiles, clientFiles(connection)),
    storeIn: folderStore,
    pause: () => new Promise(resolve => setImmediate(resolve)),
  })
}

/** So long a client that has hung up is still answered, so that what it said last takes effect. */
const grace = 300

function endWithInput(connection: Connection): void {
  let isShutDown = false
  connection.onShutdown(() => {
    isShutDown = true
  })
  const end = () => void setTimeout(() => process.exit(isShutDown ? 0 : 1), grace)
  process.stdin.on('end', end)
  process.stdin.on('close', end)
}

/**
 * The library never finds back to a message after bytes that are none. A client sees a process that
 * ended and can start another; one that is silent it would wait for.
 */
function endWithoutFrames(error: Error): void {
  // The bytes of one message: the next one begins where it should.
  if (error instanceof SyntaxError) return
  process.stderr.write(`hreflint-language-server: ${error.message.split('\n', 1)[0]}\n`)
  process.exit(1)
}
