import { join } from 'node:path'
import { hideInText } from '@hreflint/core/internal'
import {
  type MovedLinks,
  movedPlace,
  type NamedPlace,
  placeNamed,
  renamedAnchors,
  type RenamedPlace,
  renamedPlace,
} from '@hreflint/references'
import { pathFrom, type SitePlan } from '@hreflint/references/node'
import { isWithin, realPath } from '@hreflint/references/site-plans'
import { UsageError } from '../../../arguments/usage-error.ts'
import { type ExitCode, exitCode } from '../../../exit-code.ts'
import { type FoundFile, showPath } from '../../../files/describe-file.ts'
import type { Host } from '../../../host.ts'
import { Complaints } from '../../../output/complaints.ts'
import { plural } from '../../../reporters/plural.ts'
import { visible } from '../../../reporters/visible.ts'
import { carryOut } from '../carry-out.ts'
import { documentsBelow, type MoveOptions } from '../documents-below.ts'
import { byDocument, lineOf, readTextOf, withLinks } from '../links/document-links.ts'
import { openIndex, type OpenIndex } from '../links/open-index.ts'
import { type RewrittenFile, rewrittenFile } from '../links/rewritten-file.ts'
import { showMove } from '../show-move.ts'
import type { AskedPlaces } from './asked-places.ts'

/**
 * Renames an id or heading, or lets the links to one lead to another that exists already. Changes
 * nothing if a link cannot be kept.
 */
export async function movePlace(
  asked: AskedPlaces,
  options: MoveOptions,
  host: Host,
): Promise<ExitCode> {
  if (options.redirect === true) {
    throw new UsageError('--redirect is for pages: no server sees the fragment of an address.')
  }
  const complaints = new Complaints(host)
  const { root, from } = asked
  const { found, maxFileSize } = await documentsBelow(root, options, host, complaints)
  if (complaints.any) return exitCode.couldNotRun
  const sites = sitesWith(join(root, from.path), found, maxFileSize)
  const planned = planPlace(asked, sites)
  for (const reason of planned.refusals) complaints.error(reason)
  if (planned.refusals.length > 0) {
    complaints.remark('Nothing was changed.')
    return exitCode.couldNotRun
  }
  const { files } = planned
  const isDry = options.dryRun === true
  const shown = (path: string) => showPath(join(root, path), realPath(host.cwd))
  if (isDry) showMove({ root, moves: [] }, files, host, complaints)
  else carryOut({ root, moves: [] }, files.map(writtenOf), '')
  const summary = summaryOf(planned, asked, shown, isDry)
  if (isDry) complaints.remark(summary)
  else host.stdout.write(`${visible(hideInText(summary))}\n`)
  if (isDry) return exitCode.clean
  for (const { path, links } of files) {
    if (links === 0) continue
    host.stdout.write(`  ${visible(hideInText(shown(path)))}: ${plural(links, 'link')}\n`)
  }
  return exitCode.clean
}

function writtenOf({ path, document, bytes }: RewrittenFile) {
  return { path, before: document.bytes, after: bytes }
}

interface PlannedPlace {
  readonly files: readonly RewrittenFile[]
  /** What is renamed; null if only links change. */
  readonly renamed: NamedPlace['kind'] | null
  readonly refusals: readonly string[]
}

/** Opens the sites that a file is in: its own first, then those around it, whose documents may link to it. */
function sitesWith(
  file: string,
  found: readonly FoundFile[],
  maxFileSize: number,
): readonly OpenIndex[] {
  const own = found.find(({ path }) => path === file)?.site
  const bySite = new Map<SitePlan, FoundFile[]>()
  for (const each of found) {
    if (each.site === undefined || !isWithin(file, each.site.root)) continue
    bySite.set(each.site, [...(bySite.get(each.site) ?? []), each])
  }
  const plans = [...bySite].sort(([one], [other]) => Number(other === own) - Number(one === own))
  if (own === undefined) return []
  return plans.map(([plan, files]) => openIndex(plan, files, maxFileSize))
}

/** What is asked for, where both places were looked up. */
interface LookedUp {
  /** The document with its new name in it. Null if only links change. */
  readonly after: RenamedPlace | null
  readonly renamed: NamedPlace['kind'] | null
  /** The place that exists already, to which the links shall lead. */
  readonly target: NamedPlace | null
}

/** Looks both places up in the site of the first. Returns a sentence that says why nothing can be done. */
function lookUp({ root, from, to }: AskedPlaces, own: OpenIndex): LookedUp | string {
  const inSite = (path: string) => pathFrom(own.plan.root, join(root, path))
  const source = placeNamed(own.index, inSite(from.path), from.name)
  const target = placeNamed(own.index, inSite(to.path), to.name)
  if (target !== null) return { after: null, renamed: null, target }
  const isSame = from.path === to.path
  if (source === null || !isSame) {
    const missing = isSame ? from : to
    const first = isSame ? '' : ' Move the text there first.'
    const name = JSON.stringify(missing.name)
    return `${missing.path}: There is no heading or id ${name}.${first}`
  }
  const read = own.documents.get(inSite(from.path))
  const after =
    read?.document.flaw === null ? renamedPlace(readTextOf(read), source, to.name) : null
  if (after !== null) return { after, renamed: source.kind, target: null }
  if (read?.document.flaw !== null) return `${from.path}: It cannot be read whole.`
  return `${JSON.stringify(to.name)}: An id has no white space or quotes.`
}

function planPlace(asked: AskedPlaces, sites: readonly OpenIndex[]): PlannedPlace {
  const [own] = sites
  const { root, from } = asked
  const found =
    own === undefined ? `${from.path}: It is in no site that hreflint knows.` : lookUp(asked, own)
  if (typeof found === 'string') return { files: [], renamed: null, refusals: [found] }
  const files: RewrittenFile[] = []
  const refusals: string[] = []
  for (const opened of sites) {
    const shown = (path: string) => pathFrom(root, join(opened.plan.root, path))
    const document = pathFrom(opened.plan.root, join(root, from.path))
    const links = linksIn(opened, asked, found)
    if (links === null) refusals.push(`${from.path}: Its headings and ids are not all known.`)
    for (const { path, use } of links?.lost ?? []) {
      const line = lineOf(use, opened.documents.get(path))
      const text = JSON.stringify(use.text)
      refusals.push(`${shown(path)}:${line}: No way to write the link ${text} leads there.`)
    }
    const edit = opened === own ? found.after?.edit : undefined
    const documents = new Map(byDocument(links?.rewritten ?? []))
    if (edit !== undefined && !documents.has(document)) documents.set(document, [])
    for (const [path, uses] of documents) {
      const written = withLinks(path, uses, opened, path === document ? edit : undefined)
      const file =
        typeof written === 'string' ? written : rewrittenFile({ ...written, path: shown(path) })
      if (typeof file === 'string') refusals.push(`${shown(path)}: ${file}`)
      else files.push(file)
    }
  }
  return { files, renamed: found.renamed, refusals }
}

/** Returns the links of a site to rewrite. Null if its places are not all known. */
function linksIn(
  opened: OpenIndex,
  { root, from, to }: AskedPlaces,
  { after, target }: LookedUp,
): Omit<MovedLinks, 'unknown'> | null {
  const { index, plan } = opened
  const inSite = (path: string) => pathFrom(plan.root, join(root, path))
  const [old, now] = [inSite(from.path), inSite(to.path)]
  if (after === null) {
    const place = { path: now, name: nameIn(opened, now, to.name, target) }
    return movedPlace(index, { path: old, name: from.name }, place)
  }
  // What no link of a site leads to is not read for it.
  if (index.factsOf(old) === undefined) return { rewritten: [], lost: [] }
  const rewritten = renamedAnchors(index, old, after.facts)
  return rewritten === null ? null : { rewritten, lost: [] }
}

/** Returns the name that a place has in another site, whose generator may make other ids. */
function nameIn(
  { index }: OpenIndex,
  path: string,
  name: string,
  place: NamedPlace | null,
): string {
  const places = index.site.anchorsOf(path)?.places
  if (place === null || places === undefined || places.has(name)) return name
  return [...places].find(([, { start }]) => start === place.span.start)?.[0] ?? name
}

function summaryOf(
  { files, renamed }: PlannedPlace,
  { from, to }: AskedPlaces,
  shown: (path: string) => string,
  isDry: boolean,
): string {
  const count = files.reduce((sum, { links }) => sum + links, 0)
  const changed = files.filter(({ links }) => links > 0).length
  const links = `${plural(count, 'link')} in ${plural(changed, 'file')}`
  const place = `${shown(from.path)}#${from.name}`
  const start = isDry ? 'A run without --dry-run ' : ''
  if (renamed === null) {
    const target = `${shown(to.path)}#${to.name}`
    if (count === 0) return `No link leads to ${place}.`
    return `${start}${isDry ? 'rewrites' : 'Rewrote'} ${links} from ${place} to ${target}.`
  }
  const what = `the ${renamed} ${place} to ${JSON.stringify(to.name)}`
  const said = `${start}${isDry ? 'renames' : 'Renamed'} ${what}`
  if (count === 0) return `${said}. Found no link to change.`
  return `${said}, and ${isDry ? 'rewrites' : 'rewrote'} ${links}.`
}
