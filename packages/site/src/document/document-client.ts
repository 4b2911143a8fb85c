import type { DocumentAnswers, DocumentRequest } from './document-messages.ts'

/** Milliseconds after which the worker is stopped. By then, users have long stopped waiting. */
const longestWait = 20_000

interface Waiting {
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * Sends requests to the worker of Document mode. Starts a new worker if the last one fails or takes
 * too long.
 */
export class DocumentClient {
  #worker: Worker | null = null
  #waiting = new Map<number, Waiting>()
  #next = 0

  ask<Kind extends DocumentRequest['kind']>(
    request: Extract<DocumentRequest, { kind: Kind }>,
  ): Promise<DocumentAnswers[Kind]> {
    const id = this.#next++
    this.#worker ??= this.#start()
    const worker = this.#worker
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.close(new Error('This took too long and was stopped.'))
      }, longestWait)
      this.#waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, timer })
      worker.postMessage({ id, request })
    })
  }

  /**
   * Ends the worker and rejects the requests that are waiting. The next request starts another
   * worker.
   */
  close(error = new Error('The check was stopped.')): void {
    this.#worker?.terminate()
    this.#worker = null
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject, timer } of waiting) {
      clearTimeout(timer)
      reject(error)
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }) => this.#settle(data))
    worker.addEventListener('error', event => this.close(new Error(event.message)))
    return worker
  }

  #settle({ id, answer, error }: { id: number; answer?: never; error?: string }): void {
    const waiting = this.#waiting.get(id)
    if (waiting === undefined) return
    this.#waiting.delete(id)
    clearTimeout(waiting.timer)
    if (error === undefined) waiting.resolve(answer as never)
    else waiting.reject(new Error(error))
  }
}
