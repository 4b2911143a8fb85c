import {
  type PositionEncoding,
  type ServiceDocument,
  serviceDocument,
} from '@hreflint/language-service/agreement'
import {
  type Connection,
  type TextDocumentContentChangeEvent,
  TextDocuments,
} from 'vscode-languageserver'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { normalUri } from '../files/addresses.ts'
import type { Log } from './safely.ts'
import { oneLine } from './safely.ts'

/** The documents that the client has open, in sync with the client. */
export class OpenDocuments {
  readonly #texts: TextDocuments<TextDocument>
  readonly #revisions = new Map<string, number>()
  /** The URI with which the client opened each document, by its normal form. */
  readonly #spelled = new Map<string, string>()
  #encoding: PositionEncoding = 'utf-16'
  #revision = 0

  constructor(log: Log) {
    this.#texts = new TextDocuments({
      create: (uri, languageId, version, text) =>
        TextDocument.create(uri, languageId, version, typeof text === 'string' ? text : ''),
      update: (document, changes, version) => {
        try {
          return this.#update(document, changes, version)
        } catch (error) {
          log(`Cannot apply a change to ${document.uri}: ${oneLine(error)}`)
          return document
        }
      },
    })
    this.#texts.onDidChangeContent(({ document: { uri } }) => {
      this.#revisions.set(uri, ++this.#revision)
      this.#spelled.set(normalUri(uri), uri)
    })
    this.#texts.onDidClose(({ document: { uri } }) => {
      this.#revisions.delete(uri)
      this.#spelled.delete(normalUri(uri))
    })
  }

  /** Set before the first document is opened, after the client has agreed to it. */
  set encoding(encoding: PositionEncoding) {
    this.#encoding = encoding
  }

  listen(connection: Connection): void {
    this.#texts.listen(connection)
  }

  /** Returns an open document, in whatever form its URI is written. */
  get(uri: string): ServiceDocument | undefined {
    const document = this.#texts.get(this.#asOpened(uri))
    return document === undefined ? undefined : serviceDocument(document, this.#encoding)
  }

  /** Returns a document that is not open in the form of an open one. */
  view(uri: string, languageId: string, text: string): ServiceDocument {
    return serviceDocument(TextDocument.create(uri, languageId, 0, text), this.#encoding)
  }

  /** Returns the URI with which the client opened a document. Undefined if it is not open. */
  spelled(uri: string): string | undefined {
    return this.#spelled.get(normalUri(uri))
  }

  uris(): readonly string[] {
    return this.#texts.keys()
  }

  /**
   * Returns a number that no other text of a document ever had. Unlike a version, it stays unique
   * after reopening.
   */
  revisionOf(uri: string): number | undefined {
    return this.#revisions.get(this.#asOpened(uri))
  }

  onChange(listener: (uri: string) => void): void {
    this.#texts.onDidChangeContent(({ document }) => listener(document.uri))
  }

  onOpen(listener: (uri: string) => void): void {
    this.#texts.onDidOpen(({ document }) => listener(document.uri))
  }

  onSave(listener: (uri: string) => void): void {
    this.#texts.onDidSave(({ document }) => listener(document.uri))
  }

  onClose(listener: (uri: string) => void): void {
    this.#texts.onDidClose(({ document }) => listener(document.uri))
  }

  #asOpened(uri: string): string {
    return this.#texts.get(uri) === undefined ? (this.#spelled.get(normalUri(uri)) ?? uri) : uri
  }

  #update(
    document: TextDocument,
    changes: TextDocumentContentChangeEvent[],
    version: number,
  ): TextDocument {
    if (this.#encoding === 'utf-16') return TextDocument.update(document, changes, version)
    let updated = document
    for (const change of changes) {
      // The positions of each change refer to the text after the change before it.
      const view = serviceDocument(updated, this.#encoding)
      const toUtf16 = (position: { line: number; character: number }) =>
        updated.positionAt(view.offsetAt(position))
      const inUtf16 =
        'range' in change
          ? {
              text: change.text,
              range: { start: toUtf16(change.range.start), end: toUtf16(change.range.end) },
            }
          : change
      updated = TextDocument.update(updated, [inUtf16], version)
    }
    return updated
  }
}
