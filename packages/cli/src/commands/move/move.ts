import { join } from 'node:path'
import { hideInText } from '@hreflint/core/internal'
import { languageOf } from '@hreflint/documents'
import { movedPath } from '@hreflint/references'
import { pathFrom, realPath, repositoryAbove } from '@hreflint/references/site-plans'
import { UsageError } from '../../arguments/usage-error.ts'
import { type ExitCode, exitCode } from '../../exit-code.ts'
import { type FoundFile, showPath } from '../../files/describe-file.ts'
import { isMoveUnfinished, journalName, rootOfMoves } from '../../files/writing/move-journal.ts'
import type { Host } from '../../host.ts'
import { Complaints } from '../../output/complaints.ts'
import { plural } from '../../reporters/plural.ts'
import { visible } from '../../reporters/visible.ts'
import { type AskedMoves, askedMoves } from './asked-moves.ts'
import { carryOut } from './carry-out.ts'
import { documentsBelow, type MoveOptions } from './documents-below.ts'
import { endInterrupted } from './journal.ts'
import { lostSymbolicLinks } from './linked-places.ts'
import { type PlannedLinks, planLinks } from './links/planned-move.ts'
import { askedPlaces } from './places/asked-places.ts'
import { movePlace } from './places/move-place.ts'
import { changedSites } from './same-sites.ts'
import { filesBelow, showMove } from './show-move.ts'
import { trackedEntries } from './tracked-entries.ts'

/** The number of reasons to show. More would hide that there is one kind of reason. */
const maxReasons = 20

/**
 * Moves files and folders, or renames a heading or id, and rewrites the links to them and in them.
 * Changes nothing if a link cannot be kept.
 */
export async function move(
  paths: readonly string[],
  options: MoveOptions,
  host: Host,
): Promise<ExitCode> {
  const complaints = new Complaints(host)
  const isDry = options.dryRun === true
  endEarlier(host.cwd, isDry, complaints)
  const places = askedPlaces(paths, host.cwd)
  if (places !== null) return await movePlace(places, options, host)
  const asked = askedMoves(paths, host.cwd)
  const planned = await plan(asked, options, host, complaints)
  if (complaints.any) return exitCode.couldNotRun
  const { root } = asked
  const isInGit = repositoryAbove(root) !== null
  const entries = isInGit ? trackedEntries(asked) : ''
  if (isDry) {
    showMove(asked, planned.files, host, complaints)
    complaints.remark(summaryOf('A run without --dry-run moves', asked, planned, host.cwd))
    return exitCode.clean
  }
  const written = planned.files.map(({ path, document, bytes }) => ({
    path,
    before: document.bytes,
    after: bytes,
  }))
  carryOut(asked, written, entries)
  host.stdout.write(`${visible(hideInText(summaryOf('Moved', asked, planned, host.cwd)))}\n`)
  for (const { path, links } of planned.files) {
    if (links === 0) continue
    const shown = showPath(join(root, movedPath(path, asked.moves)), realPath(host.cwd))
    host.stdout.write(`  ${visible(hideInText(shown))}: ${plural(links, 'link')}\n`)
  }
  return exitCode.clean
}

/** Ends a move that was interrupted. A dry run, which changes nothing, says that there is one. */
function endEarlier(cwd: string, isDry: boolean, complaints: Complaints): void {
  if (!isMoveUnfinished(cwd)) return
  if (isDry) {
    throw new UsageError(
      `${journalName}: A move was interrupted. Run hreflint move without --dry-run to put it back.`,
    )
  }
  const done = endInterrupted(rootOfMoves(cwd), complaints.error)
  if (done !== null) complaints.remark(`A move that was interrupted was ${done}.`)
}

/** Plans the links. Reports why they cannot be kept as errors. */
async function plan(
  asked: AskedMoves,
  given: MoveOptions,
  host: Host,
  complaints: Complaints,
): Promise<PlannedLinks> {
  const { root } = asked
  const below = await documentsBelow(root, given, host, complaints)
  const { found, configs } = below
  const names = await configs.files()
  const settings = names.map(file => pathFrom(root, file))
  const moved = asked.moves.filter(({ from }) => settings.includes(from))
  const planned = planLinks(asked, below, given.redirect === true)
  const reasons = [
    ...moved.map(({ from }) => `${from}: It is a configuration of hreflint.`),
    ...lostSymbolicLinks(asked),
    ...(await changedSites(asked, found, { cwd: host.cwd, configs, texts: textsOf(planned) })),
    ...planned.refusals,
  ]
  for (const reason of reasons.slice(0, maxReasons)) complaints.error(reason)
  const more = reasons.length - maxReasons
  if (more > 0) complaints.error(`There are ${plural(more, 'more reason')}.`)
  if (reasons.length > 0) complaints.remark('Nothing was moved.')
  else {
    sayWhatIsUnknown(planned.unknown, complaints)
    sayWhatIsUnread(asked, found, complaints)
  }
  return planned
}

function textsOf({ files }: PlannedLinks): ReadonlyMap<string, string> {
  return new Map(files.map(({ path, text }) => [path, text]))
}

function sayWhatIsUnknown(places: readonly string[], complaints: Complaints): void {
  if (places.length === 0) return
  const shown = places.slice(0, maxReasons).join(', ')
  const more = places.length > maxReasons ? ', …' : ''
  const links = `${plural(places.length, 'relative link')} in what moves`
  complaints.remark(`Not changed, because the target is unknown: ${links} (${shown}${more}).`)
}

/** Names the pages that move and are ignored: their links stay as they are. */
function sayWhatIsUnread(
  { root, moves }: AskedMoves,
  found: readonly FoundFile[],
  complaints: Complaints,
): void {
  const read = new Set(found.map(({ path }) => pathFrom(root, path)))
  const unread = moves
    .flatMap(({ from }) => [...filesBelow(root, from)])
    .filter(path => /^(?:markdown|mdx|html)$/.test(languageOf(path) ?? '') && !read.has(path))
  if (unread.length === 0) return
  const shown = unread.slice(0, maxReasons).join(', ')
  const more = unread.length > maxReasons ? ', …' : ''
  complaints.remark(`Links not looked at, because hreflint ignores the files: ${shown}${more}.`)
}

function summaryOf(
  verb: string,
  { root, moves }: AskedMoves,
  { files }: PlannedLinks,
  cwd: string,
): string {
  const shown = (path: string) => showPath(join(root, path), realPath(cwd))
  const what = moves.map(({ from, to }) => `${shown(from)} to ${shown(to)}`).join(', ')
  const count = files.reduce((sum, { links }) => sum + links, 0)
  const changed = files.filter(({ links }) => links > 0)
  if (count === 0) return `${verb} ${what}. Found no link to change.`
  const verbOfLinks = verb === 'Moved' ? 'rewrote' : 'rewrites'
  return `${verb} ${what}, and ${verbOfLinks} ${plural(count, 'link')} in ${plural(changed.length, 'file')}.`
}
