import type { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

/** The message of the worker: the default export, or the reason why there is none. */
type Message =
  | { readonly value: unknown; readonly error: null }
  | { readonly error: string; readonly code: unknown }

/** Why a program has no value to give. */
class ConfigProgramError extends Error {
  override readonly name = 'ConfigProgramError'
  readonly code: unknown

  constructor(message: string, code: unknown) {
    super(message)
    this.code = code
  }
}

/** Plain JavaScript, since Node 20 reads no other in a worker. */
const source = `
  const { parentPort, workerData } = require('node:worker_threads')
  const fail = reason => {
    const error = reason instanceof Error ? reason.message : String(reason)
    parentPort.postMessage({ error, code: reason?.code })
  }
  import(workerData)
    .then(module => parentPort.postMessage({ value: module.default ?? null, error: null }))
    .catch(fail)
`

/**
 * Runs a configuration that is a program, and gives its default export. It runs in a thread of its own,
 * where `process.exit` ends the thread alone: it cannot decide how the run ends. What it prints goes to
 * stderr, since stdout is for the report.
 *
 * @throws ConfigProgramError if it throws, ends early, or exports what is not data.
 */
export async function runConfigProgram(path: string): Promise<unknown> {
  const worker = new Worker(source, {
    eval: true,
    workerData: pathToFileURL(path).href,
    stdout: true,
  })
  const printed: Readable = worker.stdout
  printed.pipe(process.stderr, { end: false })
  try {
    const message = await firstMessage(worker)
    if (message.error === null) return message.value
    throw new ConfigProgramError(message.error, message.code)
  } finally {
    await worker.terminate()
  }
}

function firstMessage(worker: Worker): Promise<Message> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', error => reject(new ConfigProgramError(error.message, undefined)))
    worker.once('exit', () =>
      reject(new ConfigProgramError('it ended before it exported a configuration', undefined)),
    )
  })
}
