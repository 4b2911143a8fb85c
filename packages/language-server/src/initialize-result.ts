import { choosePositionEncoding } from '@hreflint/language-service/agreement'
import type { InitializeParams, InitializeResult } from 'vscode-languageserver'
import { capabilitiesOf } from './capabilities.ts'
import { clientOf } from './client.ts'
import { startOptionsOf } from './start-options.ts'

/**
 * What a client is told first. A function of what it says alone, so that it can be told before
 * anything is loaded.
 *
 * @param hasFiles Whether there is a file system to find files in.
 */
export function initializeResult(params: InitializeParams, hasFiles: boolean): InitializeResult {
  const { capabilities, initializationOptions } = params
  const client = clientOf(capabilities)
  const encoding = choosePositionEncoding(capabilities.general?.positionEncodings)
  const { workspaceDiagnostics } = startOptionsOf(initializationOptions)
  return {
    capabilities: capabilitiesOf(client, encoding, workspaceDiagnostics && client.pull && hasFiles),
    serverInfo: { name: 'hreflint' },
  }
}
