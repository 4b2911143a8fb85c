import type { TextEdit } from '@hreflint/core'
import { locateUrls, writeEdits } from '@hreflint/documents'
import type { RewrittenUse } from '@hreflint/references'
import type * as lsp from 'vscode-languageserver-types'
import { findSpec } from '@hreflint/core/specs'
import type { Subject } from '../findings-of.ts'
import type { ServiceDocument } from '../service-document.ts'
import { toTextEdits } from '../to-lsp.ts'

/** A document and its language. */
export interface ReadDocument {
  readonly document: ServiceDocument
  readonly language: string
}

/** Returns the edits that rewrite links in one document, escaped for the syntax of their places. */
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

/**
 * Returns the smallest edit between two texts: it leaves out what both have in common at the start
 * and at the end.
 */
function changed(before: string, after: string): TextEdit {
  const shortest = Math.min(before.length, after.length)
  let start = 0
  while (start < shortest && before[start] === after[start]) start += 1
  let tail = 0
  while (tail < shortest - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1
  // Do not split a percent-encoded byte or a surrogate pair.
  while (start > 0 && /%[\dA-Fa-f]?$|[\uD800-\uDBFF]$/.test(before.slice(0, start))) start -= 1
  while (tail > 0 && /^[\uDC00-\uDFFF]/.test(before.slice(before.length - tail))) tail -= 1
  return {
    span: { start, end: before.length - tail },
    text: after.slice(start, after.length - tail),
  }
}

/**
 * Converts the edits of several documents to a workspace edit, with document versions if the client
 * supports them.
 */
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
