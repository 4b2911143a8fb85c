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
import { version } from './version.ts'

/** Serves one client in this process, over the transport that the arguments name. */
export function serve(args: readonly string[]): void {
  if (args.includes('--version')) {
    process.stdout.write(`hreflint-language-server ${version}\n`)
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
  // Messages that a client sent before it hung up are still answered. The process ends a little
  // later.
  const served = name === '--stdio' ? { ...ordered, onClose: new Emitter<void>().event } : ordered
  const connection = createConnection(ProposedFeatures.all, served, writer)
  if (name === '--stdio') {
    // Only messages may reach the client on stdout.
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

/**
 * Milliseconds during which a client that has hung up is still answered, so that its last messages
 * take effect.
 */
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
 * Ends the process after bytes that are not a message, because the library cannot find the start of
 * the next message. A client can restart a process that ended, but waits forever for a silent one.
 */
function endWithoutFrames(error: Error): void {
  // Only the content of one message is wrong. The next message starts where it should.
  if (error instanceof SyntaxError) return
  process.stderr.write(`hreflint-language-server: ${error.message.split('\n', 1)[0]}\n`)
  process.exit(1)
}
