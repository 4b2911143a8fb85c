import type { TextEdit } from '@hreflint/core'
import { type RewrittenUse, writtenLinks } from '@hreflint/references'
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

/** Returns the edits that rewrite links in one document, without those that its places cannot hold. */
export function editsOf(
  { document, language }: ReadDocument,
  { spec, templateDelimiters }: Subject['config'],
  rewritten: readonly Pick<RewrittenUse, 'use' | 'text'>[],
): readonly TextEdit[] {
  const read = {
    text: document.text,
    language,
    spec: findSpec(spec),
    templateDelimiters: templateDelimiters ?? undefined,
  }
  return writtenLinks(read, rewritten).flatMap(edits => edits ?? [])
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

/**
 * Merges workspace edits whose edits do not overlap. A document that several of them edit has all of
 * its edits in one place: clients apply each list as if it were the only one.
 */
export function mergedEdits(edits: readonly lsp.WorkspaceEdit[]): lsp.WorkspaceEdit {
  const documents = new Map<string, lsp.TextDocumentEdit>()
  const changes = new Map<string, lsp.TextEdit[]>()
  for (const edit of edits) {
    for (const [uri, own] of Object.entries(edit.changes ?? {})) {
      changes.set(uri, [...(changes.get(uri) ?? []), ...own])
    }
    for (const change of edit.documentChanges ?? []) {
      if (!('edits' in change)) continue
      const { uri } = change.textDocument
      const before = documents.get(uri)?.edits ?? []
      documents.set(uri, { ...change, edits: [...before, ...change.edits] })
    }
  }
  return edits.some(({ documentChanges }) => documentChanges !== undefined)
    ? { documentChanges: [...documents.values()] }
    : { changes: Object.fromEntries(changes) }
}
