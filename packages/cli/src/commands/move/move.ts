import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { hideInText } from '@hreflint/core/internal'
import { movedPath } from '@hreflint/references'
import { pathFrom, realPath, repositoryAbove } from '@hreflint/references/site-plans'
import { linkOptions } from '../../arguments/link-options.ts'
import { UsageError } from '../../arguments/usage-error.ts'
import { openConfigs } from '../../config/open-configs.ts'
import { type ExitCode, exitCode } from '../../exit-code.ts'
import { type FoundFile, showPath } from '../../files/describe-file.ts'
import { isMoveUnfinished, journalName, rootOfMoves } from '../../files/writing/move-journal.ts'
import type { Host } from '../../host.ts'
import { Complaints } from '../../output/complaints.ts'
import { placeFiles } from '../../references/place-in-sites.ts'
import { plural } from '../../reporters/plural.ts'
import { visible } from '../../reporters/visible.ts'
import { selectFiles } from '../check/select-files.ts'
import { type AskedMoves, askedMoves } from './asked-moves.ts'
import { carryOut } from './carry-out.ts'
import { endInterrupted } from './journal.ts'
import { lostSymbolicLinks } from './linked-places.ts'
import { type PlannedLinks, planLinks } from './planned-move.ts'
import { changedSites } from './same-sites.ts'
import { showMove } from './show-move.ts'
import { trackedEntries } from './tracked-entries.ts'

export interface MoveOptions {
  readonly dryRun?: true
  readonly profile?: string
  readonly config?: string
}

/** The number of reasons to show. More would hide that there is one kind of reason. */
const maxReasons = 20

/**
 * Moves files and folders, and rewrites the links to them and in them. Changes nothing if a link cannot
 * be kept.
 */
export async function move(
  paths: readonly string[],
  options: MoveOptions,
  host: Host,
): Promise<ExitCode> {
  const complaints = new Complaints(host)
  const isDry = options.dryRun === true
  endEarlier(host.cwd, isDry, complaints)
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
  const options = linkOptions(given)
  const configs = openConfigs(options, host, complaints)
  // Files that cannot be read, or a repository without documents, are no reason not to move.
  const unsaid = new Complaints({ stderr: new PassThrough().resume() })
  const selected = await selectFiles([root], options, { host, configs, complaints: unsaid })
  // A link to a document is written as the document itself, where that is.
  const own = selected.files.filter(({ path }) => realPath(path) === path)
  const found: readonly FoundFile[] = await placeFiles(own, {
    cwd: host.cwd,
    configs,
    paths: [root],
  })
  const untrusted = found.some(({ trusted }) => !trusted)
  if (untrusted) return { files: [], refusals: [], unknown: [] }
  const names = await configs.files()
  const settings = names.map(file => pathFrom(root, file))
  const moved = asked.moves.filter(({ from }) => settings.includes(from))
  const planned = planLinks(asked, found, options.maxFileSize)
  const reasons = [
    ...moved.map(({ from }) => `${from}: It is a configuration of hreflint.`),
    ...lostSymbolicLinks(asked),
    ...(await changedSites(asked, found, { cwd: host.cwd, configs })),
    ...planned.refusals,
  ]
  for (const reason of reasons.slice(0, maxReasons)) complaints.error(reason)
  const more = reasons.length - maxReasons
  if (more > 0) complaints.error(`There are ${plural(more, 'more reason')}.`)
  if (reasons.length > 0) complaints.remark('Nothing was moved.')
  else sayWhatIsUnknown(planned.unknown, complaints)
  return planned
}

function sayWhatIsUnknown(places: readonly string[], complaints: Complaints): void {
  if (places.length === 0) return
  const shown = places.slice(0, maxReasons).join(', ')
  const more = places.length > maxReasons ? ', …' : ''
  const links = `${plural(places.length, 'relative link')} in what moves`
  complaints.remark(`Not changed, because the target is unknown: ${links} (${shown}${more}).`)
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
  if (count === 0) return `${verb} ${what}. No link needs to change.`
  const verbOfLinks = verb === 'Moved' ? 'rewrote' : 'rewrites'
  return `${verb} ${what}, and ${verbOfLinks} ${plural(count, 'link')} in ${plural(files.length, 'file')}.`
}
