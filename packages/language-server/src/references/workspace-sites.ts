import type { SubjectReferences } from '@hreflint/language-service'
import type { DocumentConfig } from '../config/configuration.ts'
import type { FileSystem, Store } from '../runtime.ts'
import type { OpenDocuments } from '../session/open-documents.ts'
import { type Log, oneLine } from '../session/safely.ts'
import type { SitePlan } from '@hreflint/references/plan'
import { linkedLanguage } from './linked-language.ts'
import { DocumentSites } from './document-sites.ts'
import { FirstAnswers } from './first-answers.ts'
import { KeptFacts } from './kept-facts.ts'
import { LoneDocuments } from './lone-documents.ts'
import type { Opening, OpenSite } from './open-site.ts'
import { type PlannedSite, plannedSite } from './planned-site.ts'

/** A change of a file. */
export interface FileChange {
  readonly uri: string
  readonly isGone: boolean
}

interface Needs {
  readonly files: FileSystem
  readonly documents: OpenDocuments
  /** Starts to report the progress of opening a site, until `done` is called. */
  begin(): Promise<Omit<Opening, 'pause' | 'kept'> & { done(): void }>
  /** Starts to watch files of every kind. */
  watch(): void
  pause(): Promise<void>
  /** The store for the facts of sites; null if nothing is stored. */
  readonly store: Store | null
  /** Called with the documents whose resolutions may change. */
  changed(uris: readonly string[]): void
  readonly log: Log
}

/**
 * A site with a revision number for each document, which grows when the resolutions of its links
 * may change.
 */
interface LivingSite {
  readonly opened: Promise<OpenSite | null>
  site: OpenSite | null
  /** Answers for open documents while the site is being read; null before its plan is prepared. */
  first: FirstAnswers | null
  /** Changes of files that were reported while the site was being read. */
  readonly missed: FileChange[]
  /** The configuration of the document for which the site was opened. */
  readonly config: DocumentConfig
  readonly revisions: Map<string, number>
  /** The references of each document that features receive, for one revision. */
  readonly subjects: Map<string, { revision: number; references: SubjectReferences }>
  /** The revision of the indexed text of each open document. */
  readonly texts: Map<string, number>
}

/** The sites of the workspace, kept up to date with open documents and files. */
export class WorkspaceSites {
  readonly #needs: Needs
  readonly #sites = new Map<string, LivingSite>()
  readonly #lone: LoneDocuments
  readonly #plans = new Map<string, { config: DocumentConfig; plan: Promise<SitePlan | null> }>()
  #planner: DocumentSites

  constructor(needs: Needs) {
    this.#needs = needs
    this.#planner = new DocumentSites(needs.files)
    this.#lone = new LoneDocuments(needs)
  }

  /** Forgets all sites, for example after settings have changed. */
  forget(): void {
    this.#sites.clear()
    this.#lone.clear()
    this.#plans.clear()
    this.#planner = new DocumentSites(this.#needs.files)
  }

  /**
   * Returns the site of a document and its place in it. Undefined if it is part of none. While the
   * site is being read, only the targets of the document are known, unless `waits` is set; before
   * these have been read, the result is undefined. Of a document in no site, only its own targets are
   * ever known, unless `asksSite` is set.
   */
  async referencesOf(
    uri: string,
    config: DocumentConfig,
    { waits = false, asksSite = false } = {},
  ): Promise<SubjectReferences | undefined> {
    const plan = await this.#planOf(uri, config)
    if (plan === null) return undefined
    if (plan.isAlone === true && !asksSite) return this.#lone.referencesOf(uri, plan, config)
    const living = this.#open(plan, config, waits ? null : uri)
    const site = waits ? await living.opened : living.site
    if (site === null && !waits) {
      void this.#readFirst(living, uri)
      return living.first?.of(uri)
    }
    const path = site?.pathOf(uri) ?? null
    if (site === null || path === null) return undefined
    this.#readOpen(living, site, uri)
    // What its links depend on has to be known before anything is said of them.
    site.index.linksOf(path)
    const reading = this.#readRepository(living, site)
    if (waits) await reading
    const revision = living.revisions.get(path) ?? 0
    const known = living.subjects.get(path)
    if (known?.revision === revision) return known.references
    const { index, uriOf } = site
    const spelled = (other: string) => this.#needs.documents.spelled(uriOf(other)) ?? uriOf(other)
    const references: SubjectReferences = { site: index.site, index, path, uriOf: spelled }
    living.subjects.set(path, { revision, references })
    return references
  }

  /** Reads the site of a file or folder, if it has one and that has not been read. */
  async read(uri: string, config: DocumentConfig): Promise<void> {
    const plan = await this.#planOf(uri, config)
    if (plan !== null) await this.#open(plan, config, null).opened
  }

  /**
   * Returns a text that changes when the resolutions of a document may change; empty if it is part
   * of no site.
   */
  async revisionOf(uri: string, config: DocumentConfig): Promise<string> {
    const plan = await this.#planOf(uri, config)
    if (plan?.isAlone === true) return this.#lone.revisionOf(uri)
    const living = plan === null ? undefined : this.#sites.get(JSON.stringify(plan))
    if (living?.site == null) {
      const first = living?.first
      return first?.of(uri) === undefined ? '' : `first ${first.revision}`
    }
    this.#readOpen(living, living.site, uri)
    return String(living.revisions.get(living.site.pathOf(uri) ?? '') ?? 0)
  }

  /** Whether a change may turn a folder into another site, or may change redirects or what crawlers may read. */
  async areAbout(changes: readonly FileChange[]): Promise<boolean> {
    const { profiles } = await import('@hreflint/references/profiles')
    const { redirectFiles } = await import('@hreflint/references')
    return changes.some(({ uri }) => {
      const names = uri.split('/').slice(-3).map(decodeURIComponent)
      const paths = names.map((_, index) => names.slice(index).join('/'))
      return (
        redirectFiles.includes(names.at(-1) ?? '') ||
        names.at(-1) === 'robots.txt' ||
        profiles.some(({ shownBy, configuration }) =>
          paths.some(path => shownBy?.test(path) === true || configuration?.test(path) === true),
        )
      )
    })
  }

  /** All sites that have been read, each with its configuration. */
  get openSites(): readonly { readonly site: OpenSite; readonly config: DocumentConfig }[] {
    return [...this.#sites.values()].flatMap(({ site, config }) =>
      site === null ? [] : [{ site, config }],
    )
  }

  /** Whether a document is part of a site, and not of another one in the same folders. */
  async isOwn(site: OpenSite, uri: string, config: DocumentConfig): Promise<boolean> {
    const plan = await this.#planOf(uri, config)
    return JSON.stringify(plan) === JSON.stringify(site.plan)
  }

  /** Processes files that were created, changed or deleted on disk. */
  async filesChanged(changes: readonly FileChange[]): Promise<void> {
    this.#lone.filesChanged()
    for (const living of this.#sites.values()) {
      const { site } = living
      if (site !== null) {
        await this.#changeFiles(living, site, changes)
        continue
      }
      living.missed.push(...changes)
      await Promise.all((living.first?.forget() ?? []).map(uri => this.#readFirst(living, uri)))
    }
  }

  async #changeFiles(
    living: LivingSite,
    site: OpenSite,
    changes: readonly FileChange[],
  ): Promise<void> {
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
    // Files of the repository may be outside the site.
    site.repository?.forget()
    this.#apply(living, site, site.index.moreChanged())
    await this.#readRepository(living, site)
  }

  /** Resolves the links of documents that nobody has asked about yet. */
  async #resolveRest(living: LivingSite, site: OpenSite): Promise<void> {
    const { resolveLinks } = await import('./open-site.ts')
    const isCanceled = () => ![...this.#sites.values()].includes(living)
    await resolveLinks(site, { isCanceled, pause: this.#needs.pause })
    await this.#readRepository(living, site)
  }

  /** Reads what links have asked the repository for, and reports the documents with these links. */
  async #readRepository(living: LivingSite, site: OpenSite): Promise<void> {
    if (site.repository?.hasUnknown !== true) return
    const { readRepository } = await import('./open-site.ts')
    this.#apply(living, site, await readRepository(site))
  }

  /** Replaces the text of a closed document with that of its file. */
  async closed(uri: string): Promise<void> {
    this.#lone.closed(uri)
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
    const plan = this.#planner.planFor(uri, config)
    this.#plans.set(uri, { config, plan })
    return plan
  }

  /** @param first The document to answer before the site is read; null if there is none. */
  #open(plan: SitePlan, config: DocumentConfig, first: string | null): LivingSite {
    const key = JSON.stringify(plan)
    let living = this.#sites.get(key)
    if (living !== undefined) return living
    living = {
      opened: this.#opened(plan, config, first, () => living),
      site: null,
      first: null,
      missed: [],
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
    config: DocumentConfig,
    first: string | null,
    livingOf: () => LivingSite | undefined,
  ): Promise<OpenSite | null> {
    const { files, documents, log } = this.#needs
    try {
      const planned = await plannedSite(plan, config.lint, files)
      const living = livingOf()
      if (living === undefined) return null
      living.first = new FirstAnswers({ site: planned, files, documents })
      if (first !== null) await this.#readFirst(living, first)
      return await this.#indexed(planned, config, living)
    } catch (error) {
      log(`${plan.root} could not be indexed: ${oneLine(error)}`)
      return null
    }
  }

  /** Reads a whole site. Returns null if this was canceled. */
  async #indexed(
    planned: PlannedSite,
    { lint }: DocumentConfig,
    living: LivingSite,
  ): Promise<OpenSite | null> {
    const { files, documents, begin, pause, log, store } = this.#needs
    const { done, ...opening } = await begin()
    try {
      const about = [planned.plan, lint.spec, lint.templateDelimiters]
      const kept = store === null ? null : await KeptFacts.open(store, about)
      const missing = (path: string) => this.#readMissing(living, path)
      const { openSite } = await import('./open-site.ts')
      const site = await openSite(planned, files, { ...opening, pause, kept }, missing)
      if (site === null) return null
      living.site = site
      living.first = null
      if (living.missed.length > 0) await this.#changeFiles(living, site, living.missed.splice(0))
      this.#needs.changed(documents.uris().filter(uri => site.pathOf(uri) !== null))
      this.#resolveRest(living, site).catch(error => log(oneLine(error)))
      kept?.save().catch(error => log(`What was read cannot be kept: ${oneLine(error)}`))
      return site
    } finally {
      done()
    }
  }

  /** Reads what the links of an open document lead to, and reports it if more is known then. */
  async #readFirst(living: LivingSite, uri: string): Promise<void> {
    try {
      if ((await living.first?.read(uri)) === true) this.#needs.changed([uri])
    } catch (error) {
      this.#needs.log(`${uri} could not be read: ${oneLine(error)}`)
    }
  }

  /**
   * Reads a document that was left out, such as one that git ignores, because a link needs its
   * anchors.
   */
  #readMissing(living: LivingSite, path: string): void {
    setTimeout(async () => {
      if (living.site === null || living.site.index.factsOf(path) !== undefined) return
      const facts = await living.site.readFile(path)
      // News of the file may have brought all of its facts in the meantime.
      if (facts === null || living.site.index.factsOf(path) !== undefined) return
      const known = { ...facts, uses: [] }
      this.#apply(living, living.site, living.site.index.setDocument(path, known))
    })
  }

  /**
   * Indexes the open documents whose text has changed since they were last indexed. The document
   * `asked` is not reported as changed.
   */
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
      // The listing does not change: a file that is not on disk yet is not a target.
      this.#apply(living, site, changed, uri === asked ? path : null)
    }
  }

  /**
   * Updates revisions and reports the changed documents. Their links are resolved when somebody asks
   * about them. Until then, nothing that was said of them can become wrong once more.
   *
   * @param asked Path of the document that a request is about. It is not reported.
   */
  #apply(
    living: LivingSite,
    site: OpenSite,
    changed: ReadonlySet<string>,
    asked: string | null = null,
  ): void {
    for (const path of changed) {
      living.revisions.set(path, (living.revisions.get(path) ?? 0) + 1)
    }
    const others = [...changed].filter(path => path !== asked)
    if (others.length > 0) this.#needs.changed(others.map(path => site.uriOf(path)))
  }
}

/** Whether a path is in a folder whose content is not listed. */
function isUnlisted(path: string): boolean {
  return /(?:^|\/)(?:node_modules|\.git|\.hg|\.svn|\.jj)\//.test(path)
}
