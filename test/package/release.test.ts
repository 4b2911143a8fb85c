import { execFileSync, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { unzipSync } from 'fflate'
import manifest from '../../package.json' with { type: 'json' }
import { unownedAddresses } from '../../scripts/release/owned-addresses.mjs'
import { readSource, repositoryRoot } from '../support/source-files.ts'

const script = join(repositoryRoot, 'scripts/release/release.mjs')
const folder = inject('release')
const executable = `${process.platform}-${process.arch}`

describe('a dry run', () => {
  test('makes the packages, an executable, the extension, a bill of materials and checksums', () => {
    const names = Object.keys(inject('archives')).map(name =>
      name.replace('@', '').replace('/', '-'),
    )
    expect(readdirSync(folder).sort()).toEqual(
      [
        ...names.map(name => `${name}-0.1.0.tgz`),
        `hreflint-0.1.0-${executable}`,
        'hreflint-vscode-0.1.0.vsix',
        'sbom.cdx.json',
        'SHA256SUMS',
      ].sort(),
    )
    const checked = execFileSync('sha256sum', ['--check', 'SHA256SUMS'], {
      cwd: folder,
      encoding: 'utf8',
    })
    expect(checked.match(/: OK$/gm)).toHaveLength(names.length + 3)
  })

  test('the bill names what an installation brings, and each with a license', () => {
    const bill: {
      bomFormat: string
      components: readonly { name: string; purl: string; licenses?: readonly unknown[] }[]
    } = JSON.parse(readFileSync(join(folder, 'sbom.cdx.json'), 'utf8'))
    expect(bill.bomFormat).toBe('CycloneDX')
    const names = bill.components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining([...Object.keys(inject('archives'))]))
    const unlicensed = bill.components.filter(({ licenses }) => licenses?.length === undefined)
    expect(unlicensed.map(({ name }) => name)).toEqual([])
  })

  test.skipIf(manifest.isPublished)('nothing in it names an address that nobody owns yet', () => {
    const archives = Object.values(inject('archives')).map(path =>
      execFileSync('tar', ['-xzOf', path], { encoding: 'latin1', maxBuffer: 100_000_000 }),
    )
    const extension = readFileSync(join(folder, 'hreflint-vscode-0.1.0.vsix'))
    const files = Object.values(unzipSync(extension)).map(file =>
      Buffer.from(file).toString('latin1'),
    )
    const { host } = new URL(manifest.homepage)
    const naming = [...archives, ...files].filter(text => text.includes(host))
    expect(naming.map(text => text.slice(text.indexOf(host) - 100).slice(0, 200))).toEqual([])
  })

  test('what the container installs is in the folder', () => {
    const container = readSource('Containerfile')
    const [, pattern = ''] = /^COPY \*(\.\w+) /m.exec(container) ?? []
    expect(readdirSync(folder).filter(name => name.endsWith(pattern))).toHaveLength(
      Object.keys(inject('archives')).length,
    )
  })
})

test.skipIf(manifest.isPublished)('nothing is released before the site is published', () => {
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^Nothing is released:\n- "isPublished" is false/m)
})

describe('the addresses that a release links to', () => {
  const pages = new Map<string, string>()
  let server: Server
  let origin: string

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      const page = pages.get(url)
      response.writeHead(page === undefined ? 404 : 200).end(page)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => server.close())

  const ask = (homepage: string) =>
    unownedAddresses({ homepage, repository: `${homepage}/hreflint`, isPublished: true })

  test('do not answer, or cannot be reached', async () => {
    expect(await ask(origin)).toHaveLength(3)
    expect(await ask('http://127.0.0.1:1')).toHaveLength(3)
  })

  test('are those of somebody else', async () => {
    const paths = [
      '/config.schema.json',
      '/issues/whatwg/unescaped-space',
      '/hreflint/raw/HEAD/package.json',
    ]
    for (const path of paths) pages.set(path, '<title>This domain is for sale</title>')
    const problems = await ask(origin)
    expect(problems).toEqual(paths.map(path => `${origin}${path} is not this project's.`))
  })

  test('are the project’s own', async () => {
    pages.set('/config.schema.json', readSource('packages/cli/config.schema.json'))
    pages.set('/issues/whatwg/unescaped-space', '<h1>whatwg/unescaped-space</h1>')
    pages.set('/hreflint/raw/HEAD/package.json', readSource('package.json'))
    expect(await ask(origin)).toEqual([])
  })
})
