import type { Config } from '@hreflint/linter'
import type { SitePlan } from '@hreflint/references/node'
import type { FoundFile } from '../../files/describe-file.ts'
import { readRegularFile } from '@hreflint/references/site-plans'
import { decodeFile } from '../../files/text/decode-file.ts'
import type { FragmentStep } from '../../references/fragments/fragment-book.ts'
import type { DocumentNeeds } from '../../references/kept/document-needs.ts'
import type { SiteNow } from '../../references/kept/site-now.ts'
import { LateText, packPositions } from '../../reporters/late-text.ts'
import { plainFinding } from '../../reporters/plain-finding.ts'
import { FileReport } from '../../reporters/reporter.ts'
import type { LintedFile } from '../lint-file.ts'
import { type FileContents, hashOf } from './file-contents.ts'
import { EntryPool } from './entry-pool.ts'
import type { KeptDocument, KeptNeeds, KeptResult } from './kept-document.ts'
import type { KeptDocuments } from './packed-documents.ts'

export interface KeeperOptions {
  readonly contents: FileContents
  /** Opens a site in its current state. Null in a run without sites. */
  readonly openSite: ((plan: SitePlan, contentOf: (path: string) => string) => SiteNow) | null
}

/** Returns earlier results of documents that are still valid, and keeps the results of this run. */
export class DocumentKeeper {
  readonly #before: KeptDocuments
  readonly #after = new Map<string, KeptDocument>()
  readonly #options: KeeperOptions
  readonly #contents: FileContents
  readonly #configs = new WeakMap<Config, string>()
  readonly #settings = new Map<string, string>()
  readonly #sites = new Map<string, SiteNow>()
  readonly #entries = new EntryPool()
  #hasNew = false

  constructor(before: KeptDocuments, options: KeeperOptions) {
    this.#before = before
    this.#options = options
    this.#contents = options.contents
  }

  /** The results of this run. For files that it did not lint, the earlier results. */
  get documents(): KeptDocuments {
    return new Map([...this.#before, ...this.#after])
  }

  /** Whether a result of this run is not among the earlier ones. */
  get hasNew(): boolean {
    return this.#hasNew
  }

  /** Returns the result of a file in a step. Null if the file has to be linted. */
  find(file: FoundFile, step: FragmentStep): LintedFile | null {
    const { filePath } = file
    this.#contents.note(file.path)
    const known = this.#before.get(filePath)
    if (known === undefined || known.settings !== this.#settingsOf(file)) return null
    const content = this.#contents.of(file.path)
    if (content === '' || known.content !== content) return null
    const result = resultOf(known, step)
    if (result === null || !this.#holds(file, result)) return null
    const report = this.#reportOf(file, result, content)
    this.#after.set(filePath, known)
    const { links, places } = result
    return {
      filePath,
      report,
      fixed: 0,
      suppressed: 0,
      error: null,
      before: null,
      ...(links === undefined ? {} : { links }),
      ...(places === undefined || isAnswer(step) ? {} : { places }),
    }
  }

  /** Keeps a result, unless it depends on more than is known. */
  remember(file: FoundFile, step: FragmentStep, linted: LintedFile): void {
    const { filePath, site } = file
    const { report, error, remark, links, places, needs } = linted
    if (report === null || error !== null || remark !== undefined || needs?.hasMore === true) return
    const now = site === undefined ? null : this.#siteOf(site)
    const content = this.#contents.ofUnchanged(file.path)
    if (content === '') return
    const findings = report.findings.map(plainFinding)
    const result: KeptResult = {
      findings,
      positions: packPositions(findings, offset => report.positionAt(offset)),
      ...(links === undefined ? {} : { links }),
      ...(places === undefined ? {} : { places }),
      ...(needs === undefined || now === null ? {} : { needs: this.#packed(needs, now) }),
    }
    if (isAnswer(step)) {
      const known = this.#after.get(filePath)
      if (known === undefined) return
      this.#hasNew = true
      const failing = failingOf(known.first, step)
      this.#after.set(filePath, { ...known, second: { ...result, failing } })
      return
    }
    this.#hasNew = true
    this.#after.set(filePath, { settings: this.#settingsOf(file), content, first: result })
  }

  #packed(needs: DocumentNeeds, now: SiteNow): KeptNeeds {
    const contents = now.contentsOf(needs.documents)
    const past = needs.asksPast ? now.past : ''
    return this.#entries.packed({ ...needs, state: now.state, contents, past })
  }

  #holds({ site }: FoundFile, { needs }: KeptResult): boolean {
    if (site === undefined) return needs === undefined
    if (needs === undefined) return false
    const now = this.#siteOf(site)
    if (now === null || now.state !== needs.state || !now.still(needs, needs.contents)) return false
    return !needs.asksPast || now.past === needs.past
  }

  #siteOf(plan: SitePlan): SiteNow | null {
    const key = JSON.stringify(plan)
    const known = this.#sites.get(key)
    if (known !== undefined) return known
    const opened = this.#options.openSite?.(plan, this.#contentOf) ?? null
    if (opened !== null) this.#sites.set(key, opened)
    return opened
  }

  #settingsOf({ config, languageId, site, surroundings = {} }: FoundFile): string {
    let text = this.#configs.get(config)
    if (text === undefined) {
      text = JSON.stringify(config)
      this.#configs.set(config, text)
    }
    const where = site === undefined ? '' : `${site.name}\0${site.profile}`
    const all = `${languageId}\0${text}\0${where}\0${JSON.stringify(surroundings)}`
    let hash = this.#settings.get(all)
    if (hash === undefined) {
      hash = hashOf(all)
      this.#settings.set(all, hash)
    }
    return hash
  }

  /** Returns the report of a kept result. The text is read when it is needed to show findings. */
  #reportOf(
    { filePath, path }: FoundFile,
    { findings, positions }: KeptResult,
    content: string,
  ): FileReport {
    if (findings.length === 0) return new FileReport(filePath, '', findings)
    const text = new LateText(() => textOf(path, content) ?? '', positions)
    return new FileReport(filePath, text, findings)
  }

  readonly #contentOf = (path: string): string => this.#contents.of(path)
}

function isAnswer(step: FragmentStep): step is Exclude<FragmentStep, string> {
  return typeof step !== 'string'
}

function resultOf({ first, second }: KeptDocument, step: FragmentStep): KeptResult | null {
  if (!isAnswer(step)) return first
  return second?.failing === failingOf(first, step) ? second : null
}

/** Returns the fragments of a document that do not exist, as a text. */
function failingOf({ places }: KeptResult, { failing }: { failing: ReadonlySet<number> }): string {
  return [...(places?.asked ?? [])].filter(place => failing.has(place)).join(' ')
}

/** Returns the text of a file. Null if it cannot be read, or if its content is another one. */
function textOf(path: string, content: string): string | null {
  try {
    const bytes = readRegularFile(path, Number.POSITIVE_INFINITY)
    if (hashOf(bytes) !== content) return null
    return decodeFile(bytes, path).document?.text ?? null
  } catch {
    return null
  }
}
