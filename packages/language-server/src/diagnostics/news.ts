import type { CancellationToken } from 'vscode-languageserver'
import { canceled } from '../session/safely.ts'

/** One answer to a client, with the files in it. */
export interface Round {
  /**
   * Adds a file to the answer. Returns false if all its diagnostics were already sent. Later
   * changes to it are news.
   */
  take(uri: string): boolean
  /** Removes a file that no longer exists. If it is created again, it is news. */
  lose(uri: string): void
  /** Called if the answer does not reach the client. Its files become news again. */
  giveBack(): void
}

/** The changes to the files of a workspace since they were last sent to the client. */
export class News {
  /** The files whose diagnostics were all sent. */
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

  /** Waits for news. @throws ResponseError if the request is canceled. */
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
