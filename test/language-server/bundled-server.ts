import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = new URL('../../', import.meta.url)

/** The sources in one file, which starts ten times as fast as they do one by one. */
export async function bundledServer(): Promise<string> {
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
    logLevel: 'error',
  })
  return outfile
}
