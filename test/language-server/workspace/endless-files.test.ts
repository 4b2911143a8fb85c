import { spawnSync } from 'node:child_process'
import { symlinkSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

const { addressOf, pathOf, roots, severities, write } = temporaryWorkspace()

const kinds: readonly [kind: string, make: (path: string) => void][] = [
  ['links to a device without end', path => symlinkSync('/dev/zero', path)],
  ['pipes', path => expect(spawnSync('mkfifo', [path]).status).toBe(0)],
]

describe.skipIf(process.platform !== 'linux')('configurations of sites are not read if', () => {
  test.each(kinds)(
    'they are %s',
    async (_, make) => {
      const names = ['mkdocs.yml', 'book.toml', '_config.yml', 'hugo.toml', 'astro.config.mjs']
      const others = ['docusaurus.config.ts', '.vitepress/config.mts', '.git/config', '.gitignore']
      for (const [at, name] of [...names, ...others].entries()) {
        write(`${at}/index.md`, '[page](/a\\|b "title")\n<https://a:99999/>\n')
        if (name.includes('/')) write(`${at}/${name}/../empty`, '')
        make(pathOf(`${at}/${name}`))
      }
      const { client } = await started(pulling, roots('.'))
      for (const at of [...names, ...others].keys()) {
        client.open(addressOf(`${at}/index.md`), '[page](page.md) <https://a:99999/>\n', 'markdown')
        expect(await severities(client, `${at}/index.md`)).toContain(1)
      }
      await client.stop()
    },
    120_000,
  )
})
