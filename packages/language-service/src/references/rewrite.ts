import type { TextEdit } from '@hreflint/core'
import { locateUrls, writeEdits } from '@hreflint/documents'
import type { RewrittenUse } from '@hreflint/references'
import type * as lsp from 'vscode-languageserver-types'
import { findSpec } from '@hreflint/core/specs'
import type { Subject } from '../findings-of.ts'
import type { ServiceDocument } from '../service-document.ts'
import { toTextEdits } from '../to-lsp.ts'

/** A document and the language that it is read in. */
export interface ReadDocument {
  readonly document: ServiceDocument
  readonly language: string
}

/** The edits that write links anew in one document, in the syntax of their places. */
export function writtenLinks(
  { document, language }: ReadDocument,
  { spec, templateDelimiters }: Subject['config'],
  rewritten: readonly Pick<RewrittenUse, 'use' | 'text'>[],
): readonly TextEdit[] {
  const urls = locateUrls(document.text, language, {
    spec: findSpec(spec),
    templateDelimiters: templateDelimiters ?? undefined,
  })
  return rewritten.flatMap(({ use, text }) => {
    const url = urls.find(candidate => {
      const span = candidate.map.toSourceSpan({ start: 0, end: candidate.text.length })
      return (
        span.start === use.span.start && span.end === use.span.end && candidate.text === use.text
      )
    })
    return url === undefined ? [] : (writeEdits([changed(use.text, text)], url) ?? [])
  })
}

/** The edit between two texts, without what they have in common at both ends. */
function changed(before: string, after: string): TextEdit {
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start += 1
  let tail = 0
  while (tail < shortest - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  // Not through a percent-encoded byte or a surrogate pair.
  while (start > 0 && /%[\dA-Fa-f]?$|[\uD800-\uDBFF]$/.test(before.slice(0, start))) start -= 1
  while (tail > 0 && /^[\uDC00-\uDFFF]/.test(before.slice(before.length - tail))) tail -= 1
  return {
    span: { start, end: before.length - tail },
    text: after.slice(start, after.length - tail),
  }
}

/** Edits of several documents in the shape that a client takes. */
export function workspaceEditOf(
  files: readonly { readonly document: ServiceDocument; readonly edits: readonly TextEdit[] }[],
  takesVersions: boolean,
): lsp.WorkspaceEdit {
  const changed = files.filter(({ edits }) => edits.length > 0)
  if (!takesVersions) {
    return {
      changes: Object.fromEntries(
        changed.map(({ document, edits }) => [document.uri, toTextEdits(document, edits)]),
      ),
    }
  }
  return {
    documentChanges: changed.map(({ document, edits }) => ({
      // A document that is not open has no version.
      textDocument: {
        uri: document.uri,
        version: document.version === 0 ? null : document.version,
      },
      edits: toTextEdits(document, edits),
    })),
  }
}
