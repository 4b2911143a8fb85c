import { join } from 'node:path'
import { readDocument } from '../../../files/text/read-document.ts'
import { type RewrittenFile, rewrittenFile } from './rewritten-file.ts'

/** The files that a move changes. A file can be changed for several reasons, one after the other. */
export class ChangedFiles {
  readonly #root: string
  readonly #maxFileSize: number
  readonly #files: Map<string, RewrittenFile>
  /** Why changes cannot be made, one sentence for each. */
  readonly refusals: string[] = []

  /**
   * @param files Those that are changed already.
   * @param maxFileSize In bytes. Larger files cannot be changed.
   */
  constructor(root: string, files: readonly RewrittenFile[], maxFileSize: number) {
    this.#root = root
    this.#maxFileSize = maxFileSize
    this.#files = new Map(files.map(file => [file.path, file]))
  }

  get files(): readonly RewrittenFile[] {
    return [...this.#files.values()]
  }

  /** Returns what a file will contain so far; null if it cannot be read. The path is from the root. */
  textOf(path: string): string | null {
    return this.#files.get(path)?.text ?? this.#read(path)?.text ?? null
  }

  /** @param links The number of links and names that change. */
  change(path: string, text: string, links: number): void {
    const before = this.#files.get(path)
    const document = before?.document ?? this.#read(path)
    if (document === null || text === this.textOf(path)) return
    const file = rewrittenFile({ path, document, text, links: (before?.links ?? 0) + links })
    if (typeof file === 'string') this.refusals.push(`${path}: ${file}`)
    else this.#files.set(path, file)
  }

  #read(path: string) {
    return readDocument(join(this.#root, path), this.#maxFileSize).document
  }
}
