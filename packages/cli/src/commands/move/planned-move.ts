import { dirname, join } from 'node:path'
import { applyEdits, type TextEdit } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import {
  type LostUse,
  type Move,
  movedLinks,
  movedPath,
  type RewrittenUse,
  type Use,
  writtenLinks,
} from '@hreflint/references'
import { pathFrom, type SitePlan } from '@hreflint/references/node'
import { isWithin } from '@hreflint/references/site-plans'
import { reasonOf } from '../../arguments/usage-error.ts'
import type { FoundFile } from '../../files/describe-file.ts'
import { encodeFile } from '../../files/text/decode-file.ts'
import type { AskedMoves } from './asked-moves.ts'
import { factsOfFile, isTable, openIndex, type OpenIndex, type ReadFile } from './open-index.ts'

/** A document whose links are rewritten. */
export interface RewrittenFile extends ReadFile {
  /** The path, before any move, from the root. */
  readonly path: string
  readonly text: string
  readonly bytes: Buffer
  /** The number of links that are rewritten. */
  readonly links: number
}

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
 * @param found The documents below the root, with the site that each is part of.
 * @param maxFileSize In bytes. The links of larger documents are not known.
 */
export function planLinks(
  { root, moves }: AskedMoves,
  found: readonly FoundFile[],
  maxFileSize: number,
): PlannedLinks {
  const bySite = new Map<SitePlan, FoundFile[]>()
  for (const file of found) {
    if (file.site === undefined) continue
    bySite.set(file.site, [...(bySite.get(file.site) ?? []), file])
  }
  const files: RewrittenFile[] = []
  const refusals: string[] = []
  const unknown: string[] = []
  for (const [plan, own] of bySite) {
    const inSite = movesIn(plan, root, moves)
    const opened = openIndex(plan, own, maxFileSize)
    const repository = opened.index.repository === null ? [] : moves
    const { rewritten, lost } = movedLinks(opened.index, inSite, repository)
    const shown = (path: string) => pathFrom(root, join(plan.root, path))
    refusals.push(...lost.map(use => refusalOf(use, shown(use.path), opened)))
    for (const path of opened.documents.keys()) {
      if (dirname(movedPath(path, inSite)) !== dirname(path)) {
        unknown.push(...unknownIn(path, opened).map(line => `${shown(path)}:${line}`))
      }
      if (isTable(path, plan) && movedPath(path, inSite) !== path) {
        refusals.push(`${shown(path)}: It is a table of redirects, which is read only where it is.`)
      }
    }
    for (const [path, uses] of byDocument(rewritten)) {
      const written = rewrittenFile(path, uses, opened)
      if (typeof written === 'string') refusals.push(`${shown(path)}: ${written}`)
      else files.push({ ...written, path: shown(path) })
    }
  }
  return { files, refusals, unknown }
}

/** Returns the moves within a site, with paths from its root. None if the whole site moves. */
function movesIn(plan: SitePlan, root: string, moves: readonly Move[]): readonly Move[] {
  return moves.flatMap(({ from, to }) => {
    const [old, now] = [join(root, from), join(root, to)]
    if (old === plan.root || !isWithin(old, plan.root) || !isWithin(now, plan.root)) return []
    return [{ from: pathFrom(plan.root, old), to: pathFrom(plan.root, now) }]
  })
}

/** Returns the lines of the relative links in a document whose targets are unknown. */
function unknownIn(path: string, { index, documents }: OpenIndex): readonly number[] {
  return index
    .linksOf(path)
    .filter(({ use, resolution: { state, reason } }) => {
      const isFile = state === 'unknown' && reason !== 'fragment' && reason !== 'no link'
      return isFile && !/^(?:[a-z][a-z\d+.-]*:|[/#?\\]|$)/i.test(use.text)
    })
    .map(({ use }) => lineOf(use, documents.get(path)))
}

function lineOf({ span }: Use, read: ReadFile | undefined): number {
  return (read?.document.text ?? '').slice(0, span.start).split('\n').length
}

function refusalOf({ path, use }: LostUse, shown: string, { documents }: OpenIndex): string {
  const line = lineOf(use, documents.get(path))
  return `${shown}:${line}: After the move, no way to write the link ${JSON.stringify(use.text)} leads to the same place.`
}

/** Returns the file with its links rewritten, or a sentence that says why they cannot be. */
function rewrittenFile(
  path: string,
  uses: readonly RewrittenUse[],
  { plan, documents }: OpenIndex,
): RewrittenFile | string {
  const read = documents.get(path)
  if (read === undefined) return 'It cannot be read.'
  const { document, file } = read
  if (document.flaw !== null) return `Its links cannot be rewritten: ${document.flaw}.`
  const edits = isTable(path, plan) ? uses.map(editOf) : editsIn(read, uses)
  if (edits === null) return 'Its links cannot be rewritten where they are.'
  const text = applyEdits(
    document.text,
    edits.toSorted((a, b) => a.span.start - b.span.start),
  )
  const before = factsOfFile(path, read, plan)
  const after = factsOfFile(path, { file, document: { ...document, text } }, plan)
  const wanted = new Map(uses.map(({ use, text: written }) => [use.span.start, written]))
  const isAsPlanned =
    before.uses.length === after.uses.length &&
    before.uses.every(
      (use, at) => after.uses[at]?.text === (wanted.get(use.span.start) ?? use.text),
    )
  // What stands around a link may read the new text differently.
  if (!isAsPlanned) return 'Its links cannot be rewritten where they are.'
  try {
    return { ...read, path, text, bytes: encodeFile(text, document), links: uses.length }
  } catch (error) {
    return `Its links cannot be rewritten: ${reasonOf(error)}.`
  }
}

/** Returns the edit of a target in a redirect table, which has no escapes. */
function editOf({ use, text }: RewrittenUse): TextEdit {
  return { span: use.span, text }
}

function editsIn(
  { document, file: { languageId, config } }: ReadFile,
  uses: readonly RewrittenUse[],
): readonly TextEdit[] | null {
  const read = {
    text: document.text,
    language: languageId,
    spec: findSpec(config.spec),
    templateDelimiters: config.templateDelimiters ?? undefined,
  }
  const written = writtenLinks(read, uses)
  return written.includes(null) ? null : written.flatMap(edits => edits ?? [])
}

function byDocument(rewritten: readonly RewrittenUse[]): ReadonlyMap<string, RewrittenUse[]> {
  const documents = new Map<string, RewrittenUse[]>()
  for (const use of rewritten) {
    const uses = documents.get(use.path)
    if (uses === undefined) documents.set(use.path, [use])
    else uses.push(use)
  }
  return documents
}
