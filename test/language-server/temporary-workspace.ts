import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach } from 'vitest'
import type { LspClient } from './lsp-client.ts'
import type { DiagnosticReport } from './sessions.ts'

export const wholeWorkspace = { initializationOptions: { workspaceDiagnostics: true } }

export type Item = DiagnosticReport & { readonly uri: string }

/** A folder that each test of the file has anew, and what the tests do with it. */
export function temporaryWorkspace() {
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hreflint-workspace-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  const pathOf = (name: string) => join(folder, name)
  const addressOf = (name: string) => pathToFileURL(pathOf(name)).href
  return {
    pathOf,
    addressOf,
    write(name: string, text: string): void {
      mkdirSync(join(folder, name, '..'), { recursive: true })
      writeFileSync(pathOf(name), text)
    },
    roots: (...names: string[]) => ({
      workspaceFolders: names.map(name => ({ uri: addressOf(name), name })),
    }),
    async severities(client: LspClient, name: string) {
      const textDocument = { uri: addressOf(name) }
      const report = await client.request<DiagnosticReport>('textDocument/diagnostic', {
        textDocument,
      })
      return report.items?.map(({ severity }) => severity)
    },
  }
}
