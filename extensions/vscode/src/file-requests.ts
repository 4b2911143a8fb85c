import { Uri, workspace } from 'vscode'
import type { BaseLanguageClient } from 'vscode-languageclient'

/** Lets the server read files that only the editor can reach: those of virtual workspaces. */
export function registerFileRequests(client: BaseLanguageClient): void {
  client.onRequest('hreflint/readText', async ({ uri }: { uri: string }) => {
    try {
      const bytes = await workspace.fs.readFile(Uri.parse(uri, true))
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      return null
    }
  })
}
