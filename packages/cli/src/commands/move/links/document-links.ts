import { applyEdits, type TextEdit } from '@hreflint/core'
import { findSpec } from '@hreflint/core/specs'
import { type ReadText, type RewrittenUse, type Use, writtenLinks } from '@hreflint/references'
import type { RewrittenFile } from './rewritten-file.ts'
import { factsOfFile, isTable, type OpenIndex, type ReadFile } from './open-index.ts'

/**
 * Returns a document with its links rewritten, or a sentence that says why they cannot be.
 *
 * @param path From the root of the site.
 * @param own An edit of the document itself, besides those of its links.
 */
export function withLinks(
  path: string,
  uses: readonly RewrittenUse[],
  { plan, documents }: OpenIndex,
  own?: TextEdit,
): Omit<RewrittenFile, 'path' | 'bytes'> | string {
  const read = documents.get(path)
  if (read === undefined) return 'It cannot be read.'
  const { document, file } = read
  const links = isTable(path, plan) ? uses.map(editOf) : editsIn(read, uses)
  if (links === null) return cannotBe
  const edits = own === undefined ? links : [...links, own]
  const before = factsOfFile(path, read, plan)
  const isIn = ({ span }: Use) =>
    own !== undefined && span.start < own.span.end && span.end > own.span.start
  if (before.uses.some(isIn)) return 'The heading contains a link.'
  const text = applyEdits(
    document.text,
    edits.toSorted((a, b) => a.span.start - b.span.start),
  )
  const after = factsOfFile(path, { file, document: { ...document, text } }, plan)
  const wanted = new Map(uses.map(({ use, text: written }) => [use.span.start, written]))
  const isAsPlanned =
    before.uses.length === after.uses.length &&
    before.uses.every(
      (use, at) => after.uses[at]?.text === (wanted.get(use.span.start) ?? use.text),
    )
  // What stands around a link may read the new text differently.
  return isAsPlanned ? { document, text, links: uses.length } : cannotBe
}

const cannotBe = 'Its links cannot be rewritten where they are.'

/** Returns the edit of a target in a redirect table, which has no escapes. */
function editOf({ use, text }: RewrittenUse): TextEdit {
  return { span: use.span, text }
}

function editsIn(read: ReadFile, uses: readonly RewrittenUse[]): readonly TextEdit[] | null {
  const written = writtenLinks(readTextOf(read), uses)
  return written.includes(null) ? null : written.flatMap(edits => edits ?? [])
}

export function readTextOf({ document, file: { languageId, config } }: ReadFile): ReadText {
  return {
    text: document.text,
    language: languageId,
    spec: findSpec(config.spec),
    templateDelimiters: config.templateDelimiters ?? undefined,
  }
}

export function byDocument(
  rewritten: readonly RewrittenUse[],
): ReadonlyMap<string, readonly RewrittenUse[]> {
  const documents = new Map<string, RewrittenUse[]>()
  for (const use of rewritten) {
    const uses = documents.get(use.path)
    if (uses === undefined) documents.set(use.path, [use])
    else uses.push(use)
  }
  return documents
}

export function lineOf({ span }: Use, read: ReadFile | undefined): number {
  return (read?.document.text ?? '').slice(0, span.start).split('\n').length
}
