import { join } from 'node:path'
import { type LostUse, movedLinks, movedPath } from '@hreflint/references'
import { pathFrom, type SitePlan } from '@hreflint/references/node'
import type { FoundFile } from '../../../files/describe-file.ts'
import { type AskedMoves, movesIn } from '../asked-moves.ts'
import type { DocumentsBelow } from '../documents-below.ts'
import { byDocument, lineOf, withLinks } from './document-links.ts'
import { ChangedFiles } from './changed-files.ts'
import { keepAddresses } from './kept-addresses.ts'
import { changeNames } from './moved-names.ts'
import { isTable, openIndex, type OpenIndex } from './open-index.ts'
import { type RewrittenFile, rewrittenFile } from './rewritten-file.ts'

/** What a move will do to the links of all documents. */
export interface PlannedLinks {
  readonly files: readonly RewrittenFile[]
  /** Why links cannot be kept, one sentence for each. */
  readonly refusals: readonly string[]
  /** The places of links in moved documents that stay as they are, because their targets are unknown. */
  readonly unknown: readonly string[]
}

/**
 * Plans how links are rewritten when files move. Reads files and writes none.
 *
 * @param isKept Whether to write redirects from the old addresses of pages.
 */
export function planLinks(
  asked: AskedMoves,
  { found, maxFileSize }: Pick<DocumentsBelow, 'found' | 'maxFileSize'>,
  isKept: boolean,
): PlannedLinks {
  const { root, moves } = asked
  const bySite = new Map<SitePlan, FoundFile[]>()
  for (const file of found) {
    if (file.site === undefined) continue
    bySite.set(file.site, [...(bySite.get(file.site) ?? []), file])
  }
  const files: RewrittenFile[] = []
  const refusals: string[] = []
  const unknown: string[] = []
  const sites: OpenIndex[] = []
  for (const [plan, own] of bySite) {
    const inSite = movesIn(plan.root, { root, moves })
    const opened = openIndex(plan, own, maxFileSize)
    sites.push(opened)
    const repository = opened.index.repository === null ? [] : moves
    const { rewritten, lost, unknown: left } = movedLinks(opened.index, inSite, repository)
    const shown = (path: string) => pathFrom(root, join(plan.root, path))
    refusals.push(...lost.map(use => refusalOf(use, shown(use.path), opened)))
    for (const { path, use } of left) {
      unknown.push(`${shown(path)}:${lineOf(use, opened.documents.get(path))}`)
    }
    for (const path of opened.documents.keys()) {
      if (isTable(path, plan) && movedPath(path, inSite) !== path) {
        refusals.push(`${shown(path)}: It is a table of redirects, which is read only where it is.`)
      }
    }
    for (const [path, uses] of byDocument(rewritten)) {
      const written = withLinks(path, uses, opened)
      const file =
        typeof written === 'string' ? written : rewrittenFile({ ...written, path: shown(path) })
      if (typeof file === 'string') refusals.push(`${shown(path)}: ${file}`)
      else files.push(file)
    }
  }
  const changed = new ChangedFiles(root, files, maxFileSize)
  changeNames(changed, [...bySite.keys()], asked)
  for (const opened of isKept ? sites : []) {
    keepAddresses(changed, opened, root, movesIn(opened.plan.root, asked))
  }
  return { files: changed.files, refusals: [...refusals, ...changed.refusals], unknown }
}

function refusalOf({ path, use }: LostUse, shown: string, { documents }: OpenIndex): string {
  const line = lineOf(use, documents.get(path))
  return `${shown}:${line}: After the move, no way to write the link ${JSON.stringify(use.text)} leads to the same place.`
}
