import {
  fixAllKind,
  type PositionEncoding,
  triggerCharacters,
} from '@hreflint/language-service/agreement'
import type { ServerCapabilities } from 'vscode-languageserver'
import type { Client } from './client.ts'
import { openPageCommand } from './open-page-command.ts'

/**
 * Returns the capabilities for a client. Everything that can be announced here is not registered
 * later.
 */
export function capabilitiesOf(
  client: Client,
  encoding: PositionEncoding,
  workspaceDiagnostics: boolean,
): ServerCapabilities {
  return {
    positionEncoding: encoding,
    textDocumentSync: { openClose: true, change: 2, save: true },
    ...(client.pull
      ? {
          diagnosticProvider: {
            identifier: 'hreflint',
            interFileDependencies: true,
            workspaceDiagnostics,
          },
        }
      : {}),
    codeActionProvider: {
      codeActionKinds: ['quickfix', fixAllKind],
      ...(client.shape.resolvesEdits ? { resolveProvider: true } : {}),
    },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: client.preparesRename ? { prepareProvider: true } : true,
    documentLinkProvider: {},
    completionProvider: { triggerCharacters: [...triggerCharacters, '/', '#'] },
    ...(client.showsDocuments ? { executeCommandProvider: { commands: [openPageCommand] } } : {}),
    workspace: {
      workspaceFolders: { supported: true, changeNotifications: true },
      ...(client.fileOperations ? { fileOperations } : {}),
    },
  }
}

/** Files and folders of every name can be targets of links. */
const anyFile = { filters: [{ pattern: { glob: '**' } }] }

const fileOperations = {
  willRename: anyFile,
  didRename: anyFile,
  didCreate: anyFile,
  didDelete: anyFile,
}
