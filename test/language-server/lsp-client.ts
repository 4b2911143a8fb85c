import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { bundledServer } from './bundled-server.ts'

/** Any message of the protocol. */
export interface Message {
  readonly jsonrpc?: '2.0'
  readonly id?: number | string | null
  readonly method?: string
  readonly params?: unknown
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string }
}

/** What is started instead of the usual server, or with what around it. */
export interface ServerProcess {
  readonly command?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

type Answer = (params: never) => unknown

/** The command that starts the server: the one that the environment names, else of the sources. */
export const serverCommand: readonly string[] = process.env.HREFLINT_SERVER?.split(' ') ?? [
  process.execPath,
  await bundledServer(),
]

/** A client that speaks over real pipes and knows nothing of the server's libraries. */
export class LspClient {
  readonly process: ChildProcessWithoutNullStreams
  /** Every notification from the server, in order. */
  readonly notifications: Message[] = []
  /** The methods of every request from the server, in order. */
  readonly requested: string[] = []
  /** What the server wrote where only messages of people belong. */
  stderr = ''
  readonly exit: Promise<number | null>
  #next = 0
  #buffer = Buffer.alloc(0)
  readonly #waiting = new Map<number, (message: Message) => void>()
  readonly #watchers = new Set<() => void>()
  readonly #answers: Record<string, Answer>

  /** @param answers What the client answers to requests of the server, by method. */
  constructor(
    answers: Record<string, Answer> = {},
    args: readonly string[] = ['--stdio'],
    { command = serverCommand, env = process.env }: ServerProcess = {},
  ) {
    this.#answers = answers
    const [program = '', ...rest] = command
    this.process = spawn(program, [...rest, ...args], { env })
    this.process.stdout.on('data', (data: Buffer) => this.#read(data))
    this.process.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.stderr += text
    })
    // A server that ended is seen by its exit.
    this.process.stdin.on('error', () => {})
    this.exit = new Promise(resolve => this.process.on('exit', code => resolve(code)))
  }

  /** What the client answers from now on to requests of the server for a method. */
  answer(method: string, answer: Answer): void {
    this.#answers[method] = answer
  }

  write(bytes: string | Uint8Array): void {
    this.process.stdin.write(bytes)
  }

  send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  notify(method: string, params: unknown): void {
    this.send({ method, params })
  }

  /** The id of the request, to cancel it, and the whole answer. */
  start(method: string, params: unknown): { id: number; answer: Promise<Message> } {
    const id = ++this.#next
    const answer = new Promise<Message>(resolve => this.#waiting.set(id, resolve))
    this.send({ id, method, params })
    return { id, answer }
  }

  /** The result; an error of the server is thrown. */
  async request<Result>(method: string, params: unknown): Promise<Result> {
    const { result, error } = await this.start(method, params).answer
    if (error !== undefined) throw new Error(`${method}: ${error.code} ${error.message}`)
    return result as Result
  }

  /** The first notification that fits, now or later. */
  async notification<Params>(method: string, fits: (params: Params) => boolean): Promise<Params> {
    for (;;) {
      const found = this.notifications.find(
        message => message.method === method && fits(message.params as Params),
      )
      if (found !== undefined) return found.params as Params
      await new Promise<void>(resolve => this.#watchers.add(resolve))
    }
  }

  /** Starts the session as an editor does. */
  async initialize<Result>(capabilities: object, more: object = {}): Promise<Result> {
    const result = await this.request<Result>('initialize', {
      processId: process.pid,
      rootUri: null,
      capabilities,
      ...more,
    })
    this.notify('initialized', {})
    return result
  }

  open(uri: string, text: string, languageId = 'html', version = 1): void {
    this.notify('textDocument/didOpen', { textDocument: { uri, languageId, version, text } })
  }

  /** Ends the session as the protocol wants it; gives the exit code. */
  async stop(): Promise<number | null> {
    await this.request('shutdown', undefined)
    this.notify('exit', undefined)
    return this.exit
  }

  #read(data: Buffer): void {
    this.#buffer = Buffer.concat([this.#buffer, data])
    for (;;) {
      const end = this.#buffer.indexOf('\r\n\r\n')
      if (end < 0) return
      const length = Number(
        /content-length: *(\d+)/i.exec(this.#buffer.toString('latin1', 0, end))?.[1],
      )
      const start = end + 4
      if (this.#buffer.length < start + length) return
      const message = JSON.parse(this.#buffer.toString('utf8', start, start + length)) as Message
      this.#buffer = this.#buffer.subarray(start + length)
      this.#receive(message)
    }
  }

  #receive(message: Message): void {
    const { id, method } = message
    if (method === undefined) {
      if (typeof id === 'number') {
        this.#waiting.get(id)?.(message)
        this.#waiting.delete(id)
      }
      return
    }
    if (id !== undefined && id !== null) {
      this.requested.push(method)
      const answer = this.#answers[method]
      // An answer may be a promise; one that never comes is that of a client that never answers. What it throws is
      // the client's error.
      void Promise.resolve(message.params as never)
        .then(params => answer?.(params))
        .then(
          result => this.send({ id, result: result ?? null }),
          (error: Error) => this.send({ id, error: { code: -32603, message: error.message } }),
        )
      return
    }
    this.notifications.push(message)
    for (const watcher of this.#watchers) watcher()
    this.#watchers.clear()
  }
}
