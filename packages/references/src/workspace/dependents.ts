import type { Answers } from '../resolve/answers.ts'

/**
 * Maps paths and anchors to the documents that depend on them: the answers of all documents,
 * inverted.
 */
export class Dependents {
  readonly #answers = new Map<string, Answers>()
  readonly #byEntry = new Map<string, Set<string>>()
  readonly #byFolder = new Map<string, Set<string>>()
  readonly #byAnchors = new Map<string, Set<string>>()
  readonly #byLinks = new Map<string, Set<string>>()
  readonly #onMore = new Set<string>()

  /** Records what the links of a document depend on. */
  set(document: string, answers: Answers): void {
    this.delete(document)
    this.#answers.set(document, answers)
    for (const path of answers.entries.keys()) add(this.#byEntry, path, document)
    for (const folder of answers.folders) add(this.#byFolder, folder, document)
    for (const path of answers.anchors) add(this.#byAnchors, path, document)
    for (const path of answers.links) add(this.#byLinks, path, document)
    // Whoever tells of a changed file says that more has changed.
    if (answers.dependsOnMore || answers.texts.size > 0) this.#onMore.add(document)
  }

  delete(document: string): void {
    const answers = this.#answers.get(document)
    if (answers === undefined) return
    this.#answers.delete(document)
    this.#onMore.delete(document)
    for (const path of answers.entries.keys()) this.#byEntry.get(path)?.delete(document)
    for (const folder of answers.folders) this.#byFolder.get(folder)?.delete(document)
    for (const path of answers.anchors) this.#byAnchors.get(path)?.delete(document)
    for (const path of answers.links) this.#byLinks.get(path)?.delete(document)
  }

  /** Returns the documents that asked for a path or for all names in its folder. */
  onPath(path: string): readonly string[] {
    const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')))
    return [...(this.#byEntry.get(path) ?? []), ...(this.#byFolder.get(folder) ?? [])]
  }

  /** Returns the documents that depend on something outside the site. */
  get onMore(): readonly string[] {
    return [...this.#onMore]
  }

  /** Returns the documents that asked for the anchors or relations of a document. */
  onAnchors(path: string): readonly string[] {
    return [...(this.#byAnchors.get(path) ?? [])]
  }

  /** Returns the documents that asked for the links of a document. */
  onLinks(path: string): readonly string[] {
    return [...(this.#byLinks.get(path) ?? [])]
  }
}

function add(index: Map<string, Set<string>>, key: string, document: string): void {
  const documents = index.get(key)
  if (documents === undefined) index.set(key, new Set([document]))
  else documents.add(document)
}
