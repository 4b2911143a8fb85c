import type { ClientShape } from '@hreflint/language-service'
import type { ClientCapabilities } from 'vscode-languageserver'
import type { StartOptions } from './start-options.ts'

/** The capabilities of the client that change what the server does. */
export interface Client {
  readonly shape: ClientShape
  readonly pull: boolean
  readonly refresh: boolean
  readonly configuration: boolean
  readonly dynamicConfiguration: boolean
  readonly dynamicWatching: boolean
  /**
   * Whether a file to watch may be given by folder and name, so that it may be outside the
   * workspace.
   */
  readonly watchesByFolder: boolean
  readonly showsDocuments: boolean
  readonly workspaceFolders: boolean
  readonly fileOperations: boolean
  readonly createsFiles: boolean
  readonly renamesFiles: boolean
  readonly preparesRename: boolean
}

/** Reads the capabilities. A capability that the client does not mention is missing. */
export function clientOf(
  { workspace, textDocument, window }: ClientCapabilities,
  { explanationScheme }: Pick<StartOptions, 'explanationScheme'>,
): Client {
  const publish = textDocument?.publishDiagnostics
  const pulls = textDocument?.diagnostic
  const tags = (pulls as typeof publish)?.tagSupport ?? publish?.tagSupport
  return {
    shape: {
      documentChanges: workspace?.workspaceEdit?.documentChanges === true,
      relatedInformation:
        (publish?.relatedInformation ?? (pulls as typeof publish)?.relatedInformation) === true,
      // Sent if the client does not mention it. It is only one more key, and its link leads to the
      // reason.
      codeDescription: publish?.codeDescriptionSupport !== false,
      unnecessaryTag: tags?.valueSet?.includes(1) === true,
      resolvesEdits:
        textDocument?.codeAction?.dataSupport === true &&
        textDocument.codeAction.resolveSupport?.properties?.includes('edit') === true,
      markdown: textDocument?.hover?.contentFormat?.includes('markdown') === true,
      ...(explanationScheme === null
        ? {}
        : { pageOf: (code: string) => `${explanationScheme}:/${code}.md` }),
    },
    pull: pulls !== undefined,
    refresh: workspace?.diagnostics?.refreshSupport === true,
    configuration: workspace?.configuration === true,
    dynamicConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    dynamicWatching: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    watchesByFolder: workspace?.didChangeWatchedFiles?.relativePatternSupport === true,
    showsDocuments: window?.showDocument?.support === true,
    workspaceFolders: workspace?.workspaceFolders === true,
    fileOperations: workspace?.fileOperations?.willRename === true,
    createsFiles: workspace?.workspaceEdit?.resourceOperations?.includes('create') === true,
    renamesFiles: workspace?.workspaceEdit?.resourceOperations?.includes('rename') === true,
    preparesRename: textDocument?.rename?.prepareSupport === true,
  }
}
