import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import type { LspClient } from '../lsp-client.ts'
import { type DiagnosticReport, pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

const folder = temporaryWorkspace()

const compose = 'services: {a: {environment: ["URL=postgres://app:${PASSWORD}@db/x"]}}\n'
const manifest = '{ "repository": "https://github.com/acme/other" }'

function git(...args: readonly string[]): void {
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' }
  execFileSync('git', args, { cwd: folder.pathOf('.'), env, stdio: 'ignore' })
}

async function codes(client: LspClient, name: string): Promise<readonly unknown[]> {
  const textDocument = { uri: folder.addressOf(name) }
  const report = await client.request<DiagnosticReport>('textDocument/diagnostic', { textDocument })
  return report.items?.map(({ code, data: _, ...item }) => ({ code, ...item })) ?? []
}

describe('what files beside a document say of it', () => {
  test('the value of a variable in the file .env beside a Compose file', async () => {
    folder.write('a/compose.yml', compose)
    folder.write('a/.env', 'PASSWORD=PLANTED/SECRET\n')
    folder.write('b/compose.yml', compose)
    const { client } = await started(pulling, folder.roots('.'))
    for (const name of ['a', 'b']) {
      client.open(folder.addressOf(`${name}/compose.yml`), compose, 'dockercompose')
    }
    const start = compose.indexOf('${')
    expect(await codes(client, 'a/compose.yml')).toMatchObject([
      {
        code: 'document/unescaped-value',
        severity: 1,
        range: { start: { character: start }, end: { character: start + '${PASSWORD}'.length } },
        message: expect.stringMatching(/^(?!.*(?:PLANTED|SECRET)).*"PASSWORD" in \.env/s),
      },
    ])
    expect(await codes(client, 'b/compose.yml')).toEqual([])
    await client.stop()
  })

  test('the remote of the repository, also from a linked worktree', async () => {
    folder.write('main/package.json', manifest)
    git('init', '--quiet', 'main')
    git('-C', 'main', 'remote', 'add', 'origin', 'git@github.com:acme/shop.git')
    git(
      '-C',
      'main',
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@b',
      'commit',
      '-q',
      '--allow-empty',
      '-m',
      'a',
    )
    git('-C', 'main', 'worktree', 'add', '--quiet', '../linked')
    folder.write('linked/package.json', manifest)
    folder.write('elsewhere/package.json', manifest)
    const { client } = await started(pulling, folder.roots('.'))
    const found = []
    for (const name of ['main', 'linked', 'elsewhere']) {
      client.open(folder.addressOf(`${name}/package.json`), manifest, 'json')
      found.push((await codes(client, `${name}/package.json`)).length)
    }
    expect(found).toEqual([1, 1, 0])
    expect(await codes(client, 'linked/package.json')).toMatchObject([
      { code: 'document/other-repository', severity: 2 },
    ])
    await client.stop()
  })
})
