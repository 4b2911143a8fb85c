import type { SubjectReferences } from '@hreflint/language-service'
import type { DocumentConfig } from '../config/configuration.ts'
import type { FileSystem, Store } from '../runtime.ts'
import type { OpenDocuments } from '../session/open-documents.ts'
import { type Log, oneLine } from '../session/safely.ts'
import { linkedLanguage } from './linked-language.ts'
import { KeptFacts } from './kept-facts.ts'
import type { Opening, OpenSite } from './open-site.ts'
import { planSite, type SitePlan } from './plan-site.ts'
import { SiteRecognizer } from './recognize-site.ts'

/** What happened to a file. */
export interface FileChange {
  readonly uri: string
  readonly isGone: boolean
}

interface Needs {
  readonly files: FileSystem
  readonly documents: OpenDocuments
  /** Begins to tell of the progress of opening a site, until `done`. */
  begin(): Promise<Omit<Opening, 'pause' | 'kept'> & { done(): void }>
  pause(): Promise<void>
  /** Where to keep what was read of sites; null for nowhere. */
  readonly store: Store | null
  /** Is told of the documents whose links may come to something else. */
  changed(uris: readonly string[]): void
  readonly log: Log
}

/** A site, whose documents have each a number that grows when its links may come to something else. */
interface LivingSite {
  readonly opened: Promise<OpenSite | null>
  site: OpenSite | null
  /** Of the document for which it was opened. */
  readonly config: DocumentConfig
  readonly revisions: Map<string, number>
  /** What features are given of each document, as long as its revision is the same. */
  readonly subjects: Map<string, { revision: number; references: SubjectReferences }>
  /** The revision of each open document whose text is indexed. */
  readonly texts: Map<string, number>
}

/** The sites of the workspace, in step with open documents and with files. */
export class WorkspaceSites {
  readonly #needs: Needs
  readonly #sites = new Map<string, LivingSite>()
  readonly #plans = new Map<string, { config: DocumentConfig; plan: Promise<SitePlan | null> }>()
  #recognizer: SiteRecognizer

  constructor(needs: Needs) {
    this.#needs = needs
    this.#recognizer = new SiteRecognizer(needs.files)
  }

  /** Settings have changed: what is known may be wrong. */
  forget(): void {
    this.#sites.clear()
    this.#plans.clear()
    this.#recognizer = new SiteRecognizer(this.#needs.files)
  }

  /**
   * What is known of the site of a document; undefined where it is part of none, and as long as the site is
   * being read, unless one waits for that.
   */
  async referencesOf(
    uri: string,
    config: DocumentConfig,
    { waits = false } = {},
  ): Promise<SubjectReferences | undefined> {
    const plan = await this.#planOf(uri, config)
    if (plan === null) return undefined
    const living = this.#open(plan, config)
    const site = waits ? await living.opened : living.site
    const path = site?.pathOf(uri) ?? null
    if (site === null || path === null) return undefined
    this.#readOpen(living, site, uri)
    const revision = living.revisions.get(path) ?? 0
    const known = living.subjects.get(path)
    if (known?.revision === revision) return known.references
    const { index, uriOf } = site
    const spelled = (other: string) => this.#needs.documents.spelled(uriOf(other)) ?? uriOf(other)
    const references: SubjectReferences = { site: index.site, index, path, uriOf: spelled }
    living.subjects.set(path, { revision, references })
    return references
  }

  /** A number that grows when the links of a document may come to something else. */
  async revisionOf(uri: string, config: DocumentConfig): Promise<string> {
    const plan = await this.#planOf(uri, config)
    const living = plan === null ? undefined : this.#sites.get(JSON.stringify(plan))
    if (living?.site == null) return plan === null ? '' : 'opening'
    this.#readOpen(living, living.site, uri)
    return String(living.revisions.get(living.site.pathOf(uri) ?? '') ?? 0)
  }

  /** Whether a change may make another site of some folder, or another address of some page. */
  async areAbout(changes: readonly FileChange[]): Promise<boolean> {
    const { profiles } = await import('@hreflint/references/profiles')
    const { redirectFiles } = await import('@hreflint/references')
    return changes.some(({ uri }) => {
      const names = uri.split('/').slice(-2).map(decodeURIComponent)
      const [folder = '', name = ''] = names
      return (
        redirectFiles.includes(name) ||
        profiles.some(({ shownBy }) => shownBy?.test(name) || shownBy?.test(`${folder}/${name}`))
      )
    })
  }

  /** All sites that are read, each with what holds in it. */
  get openSites(): readonly { readonly site: OpenSite; readonly config: DocumentConfig }[] {
    return [...this.#sites.values()].flatMap(({ site, config }) =>
      site === null ? [] : [{ site, config }],
    )
  }

  /** Files were created, changed or deleted on the disk. */
  async filesChanged(changes: readonly FileChange[]): Promise<void> {
    for (const living of this.#sites.values()) {
      const { site } = living
      if (site === null) continue
      for (const { uri, isGone } of changes) {
        const path = site.pathOf(uri)
        if (path === null || path === '' || isUnlisted(path)) continue
        try {
          if (isGone) this.#apply(living, site, site.index.remove(path))
          else await this.#readFile(living, site, path, uri)
        } catch (error) {
          this.#needs.log(`${uri} could not be read: ${oneLine(error)}`)
        }
      }
    }
  }

  /** A document is closed: its file counts again. */
  async closed(uri: string): Promise<void> {
    for (const living of this.#sites.values()) {
      const path = living.site?.pathOf(uri) ?? null
      if (living.site === null || path === null) continue
      living.texts.delete(path)
      living.subjects.delete(path)
      const facts = await living.site.readFile(path)
      if (this.#needs.documents.get(uri) !== undefined) return
      this.#apply(living, living.site, living.site.index.setDocument(path, facts))
    }
  }

  async #readFile(living: LivingSite, site: OpenSite, path: string, uri: string): Promise<void> {
    const folder = await this.#needs.files.list(uri)
    if (folder !== null) {
      const more = [...folder.keys()].map(name => ({
        uri: `${uri}/${encodeURIComponent(name)}`,
        isGone: false,
      }))
      await this.filesChanged(more)
      return
    }
    this.#apply(living, site, site.index.addFile(path))
    if (
      linkedLanguage(path, site.index.site.profile) === null ||
      this.#needs.documents.get(uri) !== undefined
    )
      return
    this.#apply(living, site, site.index.setDocument(path, await site.readFile(path)))
  }

  #planOf(uri: string, config: DocumentConfig): Promise<SitePlan | null> {
    const known = this.#plans.get(uri)
    if (known?.config === config) return known.plan
    const plan = planSite(uri, config, this.#recognizer)
    this.#plans.set(uri, { config, plan })
    return plan
  }

  #open(plan: SitePlan, config: DocumentConfig): LivingSite {
    const key = JSON.stringify(plan)
    let living = this.#sites.get(key)
    if (living !== undefined) return living
    living = {
      opened: this.#opened(plan, config, () => living),
      site: null,
      config,
      revisions: new Map(),
      subjects: new Map(),
      texts: new Map(),
    }
    this.#sites.set(key, living)
    return living
  }

  async #opened(
    plan: SitePlan,
    { lint }: DocumentConfig,
    livingOf: () => LivingSite | undefined,
  ): Promise<OpenSite | null> {
    const { files, begin, pause, log, store } = this.#needs
    const { done, ...opening } = await begin()
    try {
      const missing = (path: string) => this.#readMissing(livingOf, path)
      const { openSite } = await import('./open-site.ts')
      const kept =
        store === null
          ? null
          : await KeptFacts.open(store, [plan, lint.spec, lint.templateDelimiters])
      const site = await openSite(plan, lint, files, { ...opening, pause, kept }, missing)
      const living = livingOf()
      if (living === undefined || site === null) return null
      living.site = site
      const { documents } = this.#needs
      this.#needs.changed(documents.uris().filter(uri => site.pathOf(uri) !== null))
      kept?.save().catch(error => log(`What was read cannot be kept: ${oneLine(error)}`))
      return site
    } catch (error) {
      log(`${plan.root} could not be indexed: ${oneLine(error)}`)
      return null
    } finally {
      done()
    }
  }

  /** A document that was left out, such as one that git ignores, matters to a link after all. */
  #readMissing(livingOf: () => LivingSite | undefined, path: string): void {
    setTimeout(async () => {
      const living = livingOf()
      if (living?.site == null || living.site.index.factsOf(path) !== undefined) return
      const facts = await living.site.readFile(path)
      if (facts === null) return
      const known = { ...facts, uses: [] }
      this.#apply(living, living.site, living.site.index.setDocument(path, known))
    })
  }

  /** Indexes the open documents whose text has changed since; `asked` is looked at in any case. */
  #readOpen(living: LivingSite, site: OpenSite, asked: string): void {
    const { documents } = this.#needs
    for (const uri of documents.uris()) {
      const path = site.pathOf(uri)
      const revision = documents.revisionOf(uri)
      if (path === null || revision === undefined || living.texts.get(path) === revision) continue
      const document = documents.get(uri)
      if (document === undefined) continue
      living.texts.set(path, revision)
      const changed = new Set(site.index.setDocument(path, site.read(path, document.text)))
      // What is not on the disk yet is no target.
      this.#apply(living, site, changed, uri === asked ? path : null)
    }
  }

  /** @param asked The document that is being answered about, which need not be told. */
  #apply(
    living: LivingSite,
    site: OpenSite,
    changed: ReadonlySet<string>,
    asked: string | null = null,
  ): void {
    for (const path of changed) {
      living.revisions.set(path, (living.revisions.get(path) ?? 0) + 1)
      // Who depends on what is known only once links are resolved.
      site.index.linksOf(path)
    }
    const others = [...changed].filter(path => path !== asked)
    if (others.length > 0) this.#needs.changed(others.map(path => site.uriOf(path)))
  }
}

/** Whether a path is in a folder whose names are not looked at. */
function isUnlisted(path: string): boolean {
  return /(?:^|\/)(?:node_modules|\.git|\.hg|\.svn|\.jj)\//.test(path)
}
