import { type DocumentStructure, languageOf, locateDocument } from '@hreflint/documents'
import type { PastDocument, PastVersion } from '@hreflint/references'
import { blobsAt, changeOf, commitsOf, namesIn, textsIn } from '../../files/git/past-changes.ts'
import { GitTime } from '../../files/git/git-time.ts'

/** Older versions of a file are not looked at. */
const mostVersions = 100

/** The number of versions that are read at once: few at first, because most anchors are gone since the last change. */
const firstPortion = 4

/** The maximum number of documents of one commit in which a section is looked for. */
const mostDocuments = 100

/** How long the versions of the files of a repository may be read, in milliseconds. */
const mostTime = 2000

/** The earlier versions of the documents of a repository. They are read when they are needed. */
export class PastVersions {
  readonly #root: string
  readonly #shorten: (id: string) => string
  readonly #time = new GitTime(mostTime)

  /**
   * @param root The root of a work tree.
   * @param shorten Returns the short form of an id.
   */
  constructor(root: string, shorten: (id: string) => string) {
    this.#root = root
    this.#shorten = shorten
  }

  /**
   * Returns the versions of a file that could be looked at, newest first, also those under other names that
   * it had. Its path is from the root of the work tree.
   */
  *of(path: string): Generator<PastVersion> {
    let name: string | null = path
    let last = 'HEAD'
    for (let left = mostVersions; left > 0 && name !== null; ) {
      const commits: readonly (readonly [id: string, date: string])[] =
        this.#time.ask(limits => commitsOf(this.#root, name ?? path, last, left, limits)) ?? []
      yield* this.#versionsIn(name, commits)
      const oldest = commits.at(-1)?.[0]
      if (oldest === undefined) return
      left -= commits.length
      // It may have come from elsewhere, as which it was in the commit before.
      name = left > 0 ? this.#nameBefore(oldest, name) : null
      last = `${oldest}^`
    }
  }

  *#versionsIn(
    path: string,
    commits: readonly (readonly [id: string, date: string])[],
  ): Generator<PastVersion> {
    const language = languageOf(path)
    if (language === null) return
    for (let read = 0; read < commits.length; ) {
      const portion = commits.slice(read, read + Math.max(firstPortion, read))
      const ids = portion.map(([id]) => id)
      const texts = this.#time.ask(limits => textsIn(this.#root, path, ids, limits)) ?? []
      if (texts.length === 0) return
      for (const [index, text] of texts.entries()) {
        const [id = '', date = ''] = portion[index] ?? []
        const structure = text === null ? null : this.#time.ask(() => structureIn(text, language))
        if (text === null || structure == null) continue
        yield { text, structure, commit: { id: this.#shorten(id), date } }
      }
      read += portion.length
    }
  }

  /** Returns the documents that a commit has changed and not removed, as far as they could be looked at. */
  *changedIn(commit: string): Generator<PastDocument> {
    const names = this.#time.ask(limits => namesIn(this.#root, commit, limits)) ?? []
    const documents = names.flatMap(path => {
      const language = languageOf(path)
      const hasSections = language !== null && /^(?:markdown|mdx|html)$/.test(language)
      return hasSections && !path.includes('\n') ? [{ path, language }] : []
    })
    // Whoever changes so many documents at once has not moved a section.
    if (documents.length > mostDocuments) return
    const places = documents.map(({ path }) => `${commit}:${path}`)
    const texts = this.#time.ask(limits => blobsAt(this.#root, places, limits)) ?? []
    for (const [index, text] of texts.entries()) {
      const { path = '', language = '' } = documents[index] ?? {}
      const structure = text === null ? null : this.#time.ask(() => structureIn(text, language))
      if (text !== null && structure != null) yield { path, text, structure }
    }
  }

  /** Returns the name from which a commit has moved a file. Null if it has not. */
  #nameBefore(commit: string, path: string): string | null {
    const change = this.#time.ask(limits => changeOf(this.#root, commit, limits))
    return [...(change?.moved ?? [])].find(([, to]) => to === path)?.[0] ?? null
  }
}

function structureIn(text: string, language: string): DocumentStructure | null {
  return locateDocument(text, language, { structure: true }).structure ?? null
}
