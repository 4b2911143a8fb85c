import { FileType, Uri, workspace } from 'vscode'
import type { BaseLanguageClient } from 'vscode-languageclient'

/** The maximum size of a file, in bytes, as for files that the server reads itself. */
const maxSize = 128 * 1024 * 1024

/**
 * Lets the server read files and folders that only the editor can reach, such as those of virtual
 * workspaces.
 */
export function registerFileRequests(client: BaseLanguageClient): void {
  client.onRequest('hreflint/readText', async ({ uri }: { uri: string }) => {
    try {
      const file = Uri.parse(uri, true)
      const { type, size } = await workspace.fs.stat(file)
      if ((type & FileType.File) === 0 || size > maxSize) return null
      const bytes = await workspace.fs.readFile(file)
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    } catch {
      return null
    }
  })
  client.onRequest('hreflint/list', async ({ uri }: { uri: string }) => {
    try {
      const entries = await workspace.fs.readDirectory(Uri.parse(uri, true))
      return entries.map(([name, type]) => [name, kindOf(type)])
    } catch {
      return null
    }
  })
}

/** Returns the kind of an entry. A link to a folder is not entered. */
function kindOf(type: FileType): string {
  if (type === FileType.Directory) return 'folder'
  return (type & FileType.File) === 0 ? 'unlisted' : 'file'
}
