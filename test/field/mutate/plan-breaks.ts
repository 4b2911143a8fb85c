import { existsSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PassThrough } from 'node:stream'
import { type EmbeddedUrl, type LocatedDocument, locateDocument } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import type { Link, Resolution } from '@hreflint/references'
import { baseOf, linkOf, purposeOf } from '@hreflint/references/links'
import { profileOf } from '@hreflint/references/node'
import { checkCommand } from '../../../packages/cli/src/arguments/check-options.ts'
import { selectFiles } from '../../../packages/cli/src/commands/check/select-files.ts'
import { openConfigs } from '../../../packages/cli/src/config/open-configs.ts'
import type { FoundFile } from '../../../packages/cli/src/files/describe-file.ts'
import { readDocument } from '../../../packages/cli/src/files/text/read-document.ts'
import { Complaints } from '../../../packages/cli/src/output/complaints.ts'
import { OpenSites } from '../../../packages/cli/src/references/open-sites.ts'
import { placeInSites } from '../../../packages/cli/src/references/place-in-sites.ts'
import { isOfProgram } from '../../../packages/references/src/generators/contract/contents.ts'
import { kinds, type Sound } from './kinds.ts'
import { Random } from './random.ts'

/** A mistake that was made on purpose. */
export interface PlannedBreak {
  readonly path: string
  readonly kind: string
  /** What is wrong, in the new text of the file. */
  readonly start: number
  readonly end: number
  /** The URL as it was and as it is now. */
  readonly before: string
  readonly after: string
  /** What hreflint knows of the link then, if it is one: why it is silent if it is. */
  readonly state: string
}

/** The new texts of files, and what is wrong in them. */
export interface Plan {
  readonly texts: ReadonlyMap<string, string>
  readonly breaks: readonly PlannedBreak[]
}

/** Breaks in one file: a file full of mistakes is no longer like those that people write. */
const mostInFile = 4

const maxFileSize = 1024 * 1024

/** The state of a link that leads to another part of its target, and so is not broken: `#part-1` for `#part-12`. */
const otherAnchor = 'another anchor'

/** Decides what to break in a checkout. */
export async function planBreaks(name: string, checkout: string, count: number): Promise<Plan> {
  const random = new Random(name)
  const texts = new Map<string, string>()
  const breaks: PlannedBreak[] = []
  const made = new Map<string, number>()
  const sites = new OpenSites(maxFileSize)
  for (const file of random.shuffled(await filesOf(checkout))) {
    if (breaks.length >= count) break
    const text = readDocument(file.path, maxFileSize).document?.text ?? ''
    const document = new FieldDocument(file, text, sites)
    const chosen = random.shuffled(document.sound).slice(0, mostInFile)
    const changes: Change[] = []
    for (const { url, start } of chosen) {
      const possible = Object.entries(kinds)
        .map(([kind, make]) => ({ kind, broken: make(url, random) }))
        .filter(({ broken }) => broken !== null && broken.text !== url.text)
        .filter(({ broken }) => !document.leadsSomewhere(broken?.text ?? ''))
      const rarest = Math.min(...possible.map(({ kind }) => made.get(kind) ?? 0))
      const one = random.one(possible.filter(({ kind }) => (made.get(kind) ?? 0) === rarest))
      if (one?.broken == null) continue
      made.set(one.kind, rarest + 1)
      changes.push({ kind: one.kind, at: start, before: url.text, broken: one.broken })
    }
    if (changes.length === 0) continue
    const applied = apply(text, changes)
    texts.set(file.filePath, applied.text)
    const after = new FieldDocument(file, applied.text, sites)
    for (const each of applied.breaks) {
      const state = after.stateAt(each.start, each.end)
      if (state !== otherAnchor) breaks.push({ ...each, path: file.filePath, state })
    }
  }
  return { texts, breaks: breaks.slice(0, count) }
}

async function filesOf(cwd: string): Promise<readonly FoundFile[]> {
  const idle = () => new PassThrough().resume()
  const host = { cwd, env: {}, stdin: new PassThrough(), stdout: idle(), stderr: idle() }
  const options = checkCommand().parse([], { from: 'user' }).opts()
  const complaints = new Complaints(host)
  const configs = openConfigs(options, host, complaints)
  const selected = await selectFiles([], options, { host, configs, complaints })
  return (await placeInSites(selected, { cwd, configs, paths: [] })).files
}

interface Change {
  readonly kind: string
  readonly at: number
  readonly before: string
  readonly broken: { readonly text: string; readonly start: number; readonly end: number }
}

function apply(text: string, changes: readonly Change[]) {
  let output = ''
  let from = 0
  const breaks: Omit<PlannedBreak, 'path' | 'state'>[] = []
  for (const { kind, at, before, broken } of changes.toSorted((a, b) => a.at - b.at)) {
    output += text.slice(from, at)
    const [start, end] = [output.length + broken.start, output.length + broken.end]
    breaks.push({ kind, start, end, before, after: broken.text })
    output += broken.text
    from = at + before.length
  }
  return { text: output + text.slice(from), breaks }
}

/** Strings of programs that test others are not checked. */
function isOfTest({ site }: EmbeddedUrl, { path }: FoundFile): boolean {
  return (
    site.kind === 'value' && /[._-](?:test|spec)s?\.|Tests?\.|(?:^|\/)(?:test_|conftest)/.test(path)
  )
}

/** Whether a document is a page that a program made and the generator of the site copies. */
function isMadeByProgram({ site: plan }: FoundFile, path: string, sites: OpenSites): boolean {
  if (plan === undefined) return false
  const { listing, profile } = sites.siteOf(plan)
  return isOfProgram(listing, profile, path)
}

/** A document of a checkout, and what hreflint knows of its links. */
class FieldDocument {
  readonly #file: FoundFile
  readonly #text: string
  readonly #located: LocatedDocument
  readonly #base: string | null
  readonly #resolve: ((link: Link) => Resolution) | null
  /** Whether a program has made the page, so that nobody writes its links. */
  readonly #isMade: boolean

  constructor(file: FoundFile, text: string, sites: OpenSites) {
    this.#file = file
    this.#text = text
    this.#located = locateDocument(text, file.languageId, { structure: true })
    this.#base = baseOf(this.#located)
    const { references } = file.site === undefined ? {} : sites.open(file.path, file.site)
    const document = references?.site.document(references.path, this.#located.structure ?? null)
    this.#resolve = document === undefined ? null : link => document.resolve(link)
    this.#isMade = references !== undefined && isMadeByProgram(file, references.path, sites)
  }

  /** URLs without an issue that the document contains as they are. */
  get sound(): readonly { readonly url: Sound; readonly start: number }[] {
    const { languageId, config, site } = this.#file
    const found = lintDocument(this.#text, languageId, config)
    const needsEnding = site !== undefined && profileOf(site).holds === 'repository'
    return [...this.#located.urls].flatMap(embedded => {
      const { text, holes } = embedded
      const { start, end } = spanOf(embedded)
      // A definition that nothing uses is no link.
      if (embedded.isNoLink === true || isOfTest(embedded, this.#file)) return []
      const isPlain = holes.length === 0 && text.length > 3 && this.#text.startsWith(text, start)
      if (!isPlain || end - start !== text.length || embedded.site.syntax === 'pattern') return []
      if (text.length > 300 || found.some(({ span }) => span.start < end && start < span.end))
        return []
      const isLocal = !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(text)
      if (isLocal && !this.#isFound(embedded)) return []
      if (!isLocal && !/^[a-z][a-z\d+.-]*:\/\//.test(text)) return []
      const around = [this.#text[start - 1] ?? '', this.#text[end] ?? ''] as const
      return [{ url: { text, site: embedded.site, around, isLocal, needsEnding }, start }]
    })
  }

  /** Whether a local link is known to lead somewhere: hreflint says so, or the file is there. */
  #isFound(embedded: EmbeddedUrl): boolean {
    if (purposeOf(embedded.site) === null || this.#isMade) return false
    const link = linkOf(embedded, this.#base)
    const resolution = link === null ? null : (this.#resolve?.(link) ?? null)
    if (resolution?.state === 'exists') return resolution.issue === null
    return resolution?.state !== 'missing' && this.leadsSomewhere(embedded.text)
  }

  /** Whether there is a file where a relative link leads. */
  leadsSomewhere(text: string): boolean {
    const [path = ''] = text.split(/[?#]/)
    if (path === '' || /^[/\\]|:/.test(path)) return false
    const target = join(dirname(this.#file.path), path)
    return existsSync(target) && statSync(target).isFile() && !text.includes('#')
  }

  /** What hreflint knows of the URL with a mistake. */
  stateAt(start: number, end: number): string {
    const embedded = [...this.#located.urls].find(each => {
      const span = spanOf(each)
      return span.start <= start && end <= span.end
    })
    if (embedded === undefined) return 'no URL any more'
    if (embedded.holes.length > 0) return 'placeholder'
    if (purposeOf(embedded.site) === null) return `in a ${embedded.site.kind}`
    const link = linkOf(embedded, this.#base)
    if (link === null) return 'no link'
    if (this.#resolve === null) return 'in no site'
    const { state, reason, anchor, issue } = this.#resolve(link)
    return anchor !== null && issue === null ? otherAnchor : (reason ?? state)
  }
}

function spanOf({ text, map }: EmbeddedUrl) {
  return map.toSourceSpan({ start: 0, end: text.length })
}
