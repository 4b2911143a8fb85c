import type { CancellationToken } from 'vscode-languageserver'
import { canceled } from '../session/safely.ts'

/** One answer to a client: which files it is about. */
export interface Round {
  /** Takes a file into the answer; false if everything about it was sent. What happens to it later is news. */
  take(uri: string): boolean
  /** A file is gone; if it comes again, it is news. */
  lose(uri: string): void
  /** The answer does not reach the client: what it was about is news again. */
  giveBack(): void
}

/** What has changed in the files of a workspace since they were last sent to the client. */
export class News {
  /** The files about which everything was sent. */
  readonly #told = new Set<string>()
  readonly #waiting = new Set<() => void>()
  #isThere = true

  fileChanged(uri: string): void {
    this.#told.delete(uri)
    this.#arrive()
  }

  allChanged(): void {
    this.#told.clear()
    this.#arrive()
  }

  /** Waits for news. @throws ResponseError when it is not waited for any more. */
  async wait(token: CancellationToken): Promise<Round> {
    while (!this.#isThere && !token.isCancellationRequested) {
      await new Promise<void>(resolve => {
        this.#waiting.add(resolve)
        token.onCancellationRequested(resolve)
      })
    }
    if (token.isCancellationRequested) throw canceled()
    this.#isThere = false
    const taken: string[] = []
    return {
      take: uri => {
        if (this.#told.has(uri)) return false
        this.#told.add(uri)
        taken.push(uri)
        return true
      },
      lose: uri => this.#told.delete(uri),
      giveBack: () => {
        for (const uri of taken) this.#told.delete(uri)
        this.#arrive()
      },
    }
  }

  #arrive(): void {
    this.#isThere = true
    for (const resolve of this.#waiting) resolve()
    this.#waiting.clear()
  }
}
