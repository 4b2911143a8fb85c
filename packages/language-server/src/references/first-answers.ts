import type { SubjectReferences } from '@hreflint/language-service'
import type { DocumentFacts } from '@hreflint/references'
import type { FileSystem } from '../runtime.ts'
import type { OpenDocuments } from '../session/open-documents.ts'
import { PartialSite } from './partial-site.ts'
import type { PlannedSite } from './planned-site.ts'

interface Needs {
  readonly site: PlannedSite
  readonly files: FileSystem
  readonly documents: OpenDocuments
}

/** What was read for the links of an open document. */
interface Answered {
  readonly path: string
  readonly site: PartialSite
  /** The revision of the text whose links were followed last. */
  revision: number | undefined
  /** Another object whenever more was read; undefined before that. */
  references: SubjectReferences | undefined
}

/**
 * What the links of open documents lead to while their site is being read. Nothing else is read for
 * them, so the size of the site does not matter. The repository around the site stays unknown.
 */
export class FirstAnswers {
  readonly #needs: Needs
  readonly #answered = new Map<string, Answered>()
  #count = 0

  constructor(needs: Needs) {
    this.#needs = needs
  }

  /** Returns what is known about the links of an open document; undefined if nothing is. */
  of(uri: string): SubjectReferences | undefined {
    return this.#answered.get(uri)?.references
  }

  /** A number that grows when more is known about any document. */
  get revision(): number {
    return this.#count
  }

  /** Forgets what was read, because files have changed. Returns the documents that it was for. */
  forget(): readonly string[] {
    const uris = [...this.#answered.keys()]
    this.#answered.clear()
    return uris
  }

  /** Reads what the links of an open document lead to. Returns whether more is known then. */
  async read(uri: string): Promise<boolean> {
    const { site, documents } = this.#needs
    const path = site.pathOf(uri)
    const document = documents.get(uri)
    const revision = documents.revisionOf(uri)
    if (path === null || document === undefined) return false
    const answered = this.#answered.get(uri) ?? this.#unread(path)
    this.#answered.set(uri, answered)
    if (answered.revision === revision) return false
    answered.revision = revision
    const facts = site.read(path, document.text)
    if (facts === null) return false
    await readTargets(answered, facts)
    answered.references = { site: answered.site, path, index: null, uriOf: site.uriOf }
    this.#count += 1
    return true
  }

  #unread(path: string): Answered {
    const { site, files } = this.#needs
    const { plan, options } = site
    const partial = new PartialSite({ root: plan.root, files, options, read: site.read })
    return { path, site: partial, revision: undefined, references: undefined }
  }
}

/**
 * Follows the links of a document until nothing that they ask for is unknown. Returns whether one is broken.
 *
 * @param repository The files around the site that links on a forge show; null if these links stay unknown.
 */
export async function readTargets(
  { site, path }: Pick<Answered, 'site' | 'path'>,
  facts: DocumentFacts,
  repository: PartialSite | null = null,
): Promise<boolean> {
  const { uses, base, structure } = facts
  for (;;) {
    const document = site.document(path, structure)
    let isBroken = false
    for (const use of uses) {
      const { issue } = document.resolve({ ...use, base, start: use.span.start })
      if (issue === null) continue
      isBroken = true
      document.isInNewerVersion(use, issue)
    }
    if (!site.hasUnknown && repository?.hasUnknown !== true) return isBroken
    await repository?.read()
    await site.read()
  }
}
