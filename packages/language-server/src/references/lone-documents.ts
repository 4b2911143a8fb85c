import type { SitePlan } from '@hreflint/references/plan'
import type { SubjectReferences } from '@hreflint/language-service'
import type { DocumentConfig } from '../config/configuration.ts'
import type { FileSystem } from '../runtime.ts'
import type { OpenDocuments } from '../session/open-documents.ts'
import { type Log, oneLine } from '../session/safely.ts'
import { readTargets } from './first-answers.ts'
import { PartialSite } from './partial-site.ts'
import { plannedSite } from './planned-site.ts'

interface Needs {
  readonly files: FileSystem
  readonly documents: OpenDocuments
  /** Starts to watch files of every kind. */
  watch(): void
  /** Called with the documents whose resolutions may change. */
  changed(uris: readonly string[]): void
  readonly log: Log
}

/** What the links of an open document lead to. */
interface Answer {
  readonly references: SubjectReferences
  readonly hasBroken: boolean
}

interface ReadDocument {
  readonly config: DocumentConfig
  /** The revision of the text whose links were followed. */
  readonly revision: number | undefined
  readonly answer: Promise<Answer | null>
}

/**
 * Documents in no site. Only what their own links ask for is read, so that the size of the folder around
 * them does not matter. Files are watched only once a link is broken.
 */
export class LoneDocuments {
  readonly #needs: Needs
  readonly #read = new Map<string, ReadDocument>()
  /** How often each document was read with a broken link. */
  readonly #revisions = new Map<string, number>()

  constructor(needs: Needs) {
    this.#needs = needs
  }

  async referencesOf(
    uri: string,
    plan: SitePlan,
    config: DocumentConfig,
  ): Promise<SubjectReferences | undefined> {
    const { documents, watch, changed, log } = this.#needs
    const isOpen = documents.get(uri) !== undefined
    const revision = documents.revisionOf(uri)
    let read = isOpen ? this.#read.get(uri) : undefined
    if (read === undefined || read.revision !== revision || read.config !== config) {
      const answering = this.#answer(uri, plan, config).catch(error => {
        log(`${uri} could not be read: ${oneLine(error)}`)
        return null
      })
      read = { config, revision, answer: answering }
      if (isOpen) this.#read.set(uri, read)
      const answer = await answering
      // Meanwhile, the document may have been closed.
      if (documents.get(uri) !== undefined && answer?.hasBroken === true) {
        this.#revisions.set(uri, (this.#revisions.get(uri) ?? 0) + 1)
        watch()
        // The first document does not wait for its links to be followed.
        changed([uri])
      }
    }
    return (await read.answer)?.references
  }

  /** Returns a text that changes when the resolutions of a document may have changed. */
  revisionOf(uri: string): string {
    const revision = this.#revisions.get(uri)
    return revision === undefined ? '' : `alone ${revision}`
  }

  /** Reads again what has a broken link, because files have changed. */
  filesChanged(): void {
    this.#read.clear()
    for (const [uri, revision] of this.#revisions) this.#revisions.set(uri, revision + 1)
    this.#needs.changed([...this.#revisions.keys()])
  }

  closed(uri: string): void {
    this.#read.delete(uri)
    this.#revisions.delete(uri)
  }

  clear(): void {
    this.#read.clear()
    this.#revisions.clear()
  }

  async #answer(
    uri: string,
    plan: SitePlan,
    { lint, language }: DocumentConfig,
  ): Promise<Answer | null> {
    const { files, documents } = this.#needs
    const { options, repository, pathOf, read, uriOf } = await plannedSite(plan, lint, files)
    const path = pathOf(uri)
    const text = documents.get(uri)?.text ?? (await files.readText(uri))
    const facts = path === null || text === null ? null : read(path, text, language)
    if (path === null || facts === null) return null
    const own = repository?.own ?? null
    const site = new PartialSite({
      root: plan.root,
      files,
      options: { ...options, repository: own },
      read,
    })
    const hasBroken = await readTargets({ site, path }, facts, repository)
    return { references: { site, path, index: null, uriOf }, hasBroken }
  }
}
