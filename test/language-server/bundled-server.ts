import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = new URL('../../', import.meta.url)

/**
 * The sources in one file, which starts ten times as fast as they do one by one. Languages are loaded
 * as in the extension; what it is built with is no package, so that it is loaded by address.
 */
export async function bundledServer(): Promise<string> {
  const plugin = new URL('extensions/vscode/scripts/load-languages-at-first-use.mts', root)
  const { loadLanguagesAtFirstUse } = await import(plugin.href)
  const folder = mkdtempSync(join(tmpdir(), 'hreflint-server-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const outfile = join(folder, 'server.cjs')
  await build({
    entryPoints: [fileURLToPath(new URL('packages/language-server/src/node.ts', root))],
    outfile,
    bundle: true,
    platform: 'node',
    mainFields: ['module', 'main'],
    conditions: ['node', 'hreflint-bundle', 'hreflint-source'],
    plugins: [loadLanguagesAtFirstUse],
    logLevel: 'error',
  })
  return outfile
}
