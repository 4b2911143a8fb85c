import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { findSpec } from '@hreflint/core/specs'
import { locateDocument } from '@hreflint/documents'
import { builtFiles } from '@hreflint/linter'
import {
  type DocumentFacts,
  factsOf,
  factsVersion,
  isRedirectFile,
  readRedirects,
  SiteAddress,
  SiteIndex,
  type Use,
} from '@hreflint/references'
import {
  FolderListing,
  folderSiteOptions,
  pathFrom,
  profileOf,
  type SitePlan,
} from '@hreflint/references/node'
import type { FoundFile } from '../../../files/describe-file.ts'
import type { DecodedFile } from '../../../files/text/decode-file.ts'
import { readDocument } from '../../../files/text/read-document.ts'
import { structureOf } from '../../../references/structure-of.ts'

/** A document whose links were read. */
export interface ReadFile {
  readonly file: FoundFile
  readonly document: DecodedFile
}

/** A site in memory, with the links of its documents. */
export interface OpenIndex {
  readonly plan: SitePlan
  readonly index: SiteIndex
  /** The documents of the site, by path from its root. */
  readonly documents: ReadonlyMap<string, ReadFile>
}

/** Reads a site: the names of its files, and the links of the files that are part of it. */
export function openIndex(
  plan: SitePlan,
  files: readonly FoundFile[],
  maxFileSize: number,
): OpenIndex {
  const { root } = plan
  const missing = new Set<string>()
  const index = new SiteIndex({
    ...folderSiteOptions(plan, {
      textOf: path => readDocument(path, maxFileSize).document?.text ?? null,
      structureOf: path => structureOf(path, maxFileSize),
    }),
    isGenerated: builtFiles(plan),
    onMissing: path => missing.add(path),
  })
  listFiles(index, root)
  const documents = new Map<string, ReadFile>()
  for (const file of files) {
    const { document } = readDocument(file.path, maxFileSize)
    if (document === null) continue
    const path = pathFrom(root, file.path)
    documents.set(path, { file, document })
    index.setDocument(path, factsOfFile(path, { file, document }, plan))
  }
  resolveLinks(index, documents.keys(), missing, path => ({
    version: factsVersion,
    base: null,
    uses: [],
    structure: structureOf(join(root, path), maxFileSize),
  }))
  return { plan, index, documents }
}

/** Returns the links in a document. The targets of a redirect table are links as well. */
export function factsOfFile(
  path: string,
  { file, document }: ReadFile,
  plan: SitePlan,
): DocumentFacts {
  const { config, languageId } = file
  const located = locateDocument(document.text, languageId, {
    structure: true,
    spec: findSpec(config.spec),
    templateDelimiters: config.templateDelimiters ?? undefined,
  })
  const facts = factsOf(located, document.text)
  const profile = profileOf(plan)
  if (!isRedirectFile(profile, path)) return facts
  return { ...facts, uses: targetsIn(path, document.text, plan) }
}

/** Whether the links of a document are the targets of redirects, which are written as they are. */
export function isTable(path: string, plan: SitePlan): boolean {
  return isRedirectFile(profileOf(plan), path)
}

function targetsIn(path: string, text: string, plan: SitePlan): readonly Use[] {
  const place = { basePath: new SiteAddress(plan.siteUrl).basePath, holds: profileOf(plan).holds }
  const rules = readRedirects(path.slice(path.lastIndexOf('/') + 1), text, place)
  return rules.flatMap(({ to, toSpan: span }): Use[] => {
    // What a placeholder stands for is not known.
    if (text.slice(span.start, span.end) !== to || /\/:|[*$<\\]/.test(to)) return []
    return [{ text: to, holes: [], site: linkSite, encoding: 'utf-8', span }]
  })
}

const linkSite: Use['site'] = {
  kind: 'attribute',
  element: 'a',
  attribute: 'href',
  syntax: 'url',
}

/** Resolves all links, and reads the documents whose anchors they need until all are known. */
function resolveLinks(
  index: SiteIndex,
  paths: Iterable<string>,
  missing: Set<string>,
  read: (path: string) => DocumentFacts,
): void {
  const documents = [...paths]
  do {
    for (const path of missing) index.setDocument(path, read(path))
    missing.clear()
    for (const path of documents) index.linksOf(path)
  } while (missing.size > 0)
}

/** Lists the files of a site. Nothing behind a symbolic link to a folder is listed: it may be a circle. */
function listFiles(index: SiteIndex, root: string): void {
  const listing = new FolderListing(root)
  const waiting = ['']
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const [name, kind] of listing.entriesOf(folder) ?? []) {
      const path = folder === '' ? name : `${folder}/${name}`
      const isLink =
        kind === 'folder' &&
        lstatSync(join(root, path), { throwIfNoEntry: false })?.isSymbolicLink() === true
      index.listing.add(path, isLink ? 'unlisted' : kind)
      if (kind === 'folder' && !isLink) waiting.push(path)
    }
  }
}
