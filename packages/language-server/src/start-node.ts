import nodeModule from 'node:module'
import { MessageFrames } from './message-frames.ts'
import { type Opening, openWith } from './opening.ts'

const transports = ['--stdio', '--node-ipc', '--socket', '--pipe']

/**
 * Starts the process that its arguments ask for: answers the client, and then loads the server.
 *
 * @param load Loads what serves the session.
 */
export async function startNode(
  load: () => Promise<{ serve(opening: Opening): void }>,
): Promise<void> {
  const chosen = process.argv
    .slice(2)
    .map(argument => argument.split('=')[0] ?? '')
    .find(name => transports.includes(name))
  if (process.argv.includes('--version')) {
    process.stdout.write('hreflint-language-server\n')
    return
  }
  if (chosen === undefined) {
    process.stderr.write(
      'hreflint-language-server speaks the Language Server Protocol. Start it with --stdio.\n',
    )
    process.exitCode = 2
    return
  }
  // Nothing but messages may reach the client on stdout.
  if (chosen === '--stdio') console.log = console.error
  const opening = await openingOf(chosen)
  // What the engine makes of the rest is kept for the next start, where Node can do that (from 22.1).
  if ('enableCompileCache' in nodeModule) (nodeModule.enableCompileCache as () => void)()
  const { serve } = await load()
  serve(opening)
}

function openingOf(transport: string): Promise<Opening> {
  if (transport === '--stdio') return openStdio()
  if (transport === '--node-ipc') return openChannel()
  return Promise.resolve({ answered: null })
}

function openStdio(): Promise<Opening> {
  const { stdin, stdout } = process
  return openWith(
    (take, complain) => {
      const frames = new MessageFrames(complain)
      stdin.on('data', (chunk: Buffer) => {
        for (const message of frames.push(chunk)) take(message)
      })
    },
    message => {
      const text = JSON.stringify(message)
      stdout.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
    },
  )
}

function openChannel(): Promise<Opening> {
  return openWith(
    take => process.on('message', take),
    message => process.send?.(message),
  )
}
