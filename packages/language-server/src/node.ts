#!/usr/bin/env node
import { createConnection, ProposedFeatures } from 'vscode-languageserver/node'
import { allFiles, clientFiles } from './client-files.ts'
import { nodeFiles } from './node-files.ts'
import { startServer } from './server.ts'

const transports = ['--stdio', '--node-ipc', '--socket', '--pipe']
const chosen = process.argv
  .slice(2)
  .find(argument => transports.includes(argument.split('=')[0] ?? ''))

if (process.argv.includes('--version')) {
  process.stdout.write('hreflint-language-server\n')
} else if (chosen === undefined) {
  process.stderr.write(
    'hreflint-language-server speaks the Language Server Protocol. Start it with --stdio.\n',
  )
  process.exitCode = 2
} else {
  // Nothing but messages may reach the client on stdout.
  if (chosen === '--stdio') console.log = console.error
  const connection = createConnection(ProposedFeatures.all)
  startServer(connection, {
    files: allFiles(nodeFiles, clientFiles(connection)),
    pause: () => new Promise(resolve => setImmediate(resolve)),
  })
}
