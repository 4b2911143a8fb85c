import {
  createServerPipeTransport,
  createServerSocketTransport,
  IPCMessageReader,
  IPCMessageWriter,
  type MessageReader,
  type MessageWriter,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node'

/** Where messages come from, and where they go. */
export interface Transport {
  readonly name: string
  readonly reader: MessageReader
  readonly writer: MessageWriter
}

/** Returns the transport that the arguments of the process name. Null if they name none. */
export function transportOf(args: readonly string[]): Transport | null {
  for (const [at, argument] of args.entries()) {
    const [name = '', joined] = argument.split('=', 2)
    const value = joined ?? args[at + 1] ?? ''
    const ends = endsOf(name, value)
    if (ends !== null) return { name, reader: ends[0], writer: ends[1] }
  }
  return null
}

function endsOf(name: string, value: string): [MessageReader, MessageWriter] | null {
  if (name === '--stdio') {
    return [new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout)]
  }
  if (name === '--node-ipc') return [new IPCMessageReader(process), new IPCMessageWriter(process)]
  if (name === '--socket') return createServerSocketTransport(Number(value))
  if (name === '--pipe') return createServerPipeTransport(value)
  return null
}
