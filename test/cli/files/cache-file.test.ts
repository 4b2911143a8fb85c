import { chmodSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asNobody } from '../support/as-nobody.ts'
import { age, readCacheBody, stampOf, writeCacheBody } from '../support/change-cache.ts'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

const site = {
  'a.html':
    '<a href="b.html#none"> <a href="b c"> <a href="none.html"> <a href="https://u:secret@h/a b">',
  'b.html': '<p id="x"> <a href="a.html"> <a href="B.html">',
  'café.md': '[x](a.html#x) [y](/d/)',
  'hreflint.config.json': '{"references":"fragments"}',
}
const plain = ['--format', 'json', '.']
const cached = [...plain, '--cache']

async function folderWithCache() {
  const cwd = folderWith(site)
  const fresh = await runCli(plain, { cwd })
  // The first run adds the cache to the folder that it lists.
  await runCli(cached, { cwd })
  expect(await runCli(cached, { cwd })).toEqual(fresh)
  return { cwd, fresh, path: join(cwd, '.hreflintcache') }
}

describe('--cache-location', () => {
  test('does not overwrite a file of somebody else', async () => {
    const cwd = folderWith({ 'a.html': '<a href="/a b">', 'b.json': '{"url":"/a"}' })
    for (const name of ['a.html', 'b.json']) {
      const before = readFileSync(join(cwd, name))
      expect(await runCli(['--cache-location', name, '.'], { cwd })).toEqual({
        code: 2,
        stdout: '',
        stderr: `hreflint: ${name}: This is not a cache of hreflint. Delete it, or name another file with --cache-location.\n`,
      })
      expect(readFileSync(join(cwd, name))).toEqual(before)
    }
  })

  test('can name an empty file, and a cache is no source, also a damaged one', async () => {
    const cwd = folderWith({ 'a.html': '<a href="https://a:99999/">', 'c.json': '' })
    const args = ['--format', 'json', '--cache-location', 'c.json', '.']
    await runCli(args, { cwd })
    const fresh = await runCli(plain, { cwd })
    expect(codesByFile(fresh)).toEqual({
      'a.html': ['whatwg/port-out-of-range'],
    })
    const path = join(cwd, 'c.json')
    const whole = readFileSync(path)
    for (let index = 0; index < 28; index += 1) {
      const bytes = Buffer.from(whole)
      bytes[index] = (bytes[index] ?? 0) ^ 1
      writeFileSync(path, bytes)
      expect(await runCli(plain, { cwd })).toEqual(fresh)
    }
  })
})

test('a damaged cache with the name of a page is not linted with its folder', async () => {
  const cwd = folderWith({ 'a.html': '<p>', 'c.html': '' })
  const args = ['--format', 'json', '--cache-location', 'c.html', '.']
  await runCli(args, { cwd })
  const fresh = await runCli(args, { cwd })
  const path = join(cwd, 'c.html')
  for (const length of [80, 120, readFileSync(path).length]) {
    await runCli(args, { cwd })
    const whole = readFileSync(path, 'latin1')
    writeFileSync(path, `${whole.slice(0, length)}<a href="https://a:99999/">`)
    expect(await runCli(args, { cwd })).toEqual(fresh)
  }
})

describe('a damaged cache', () => {
  test('of which only the beginning is there, or in which a byte is another, is not used', async () => {
    const { cwd, fresh, path } = await folderWithCache()
    const whole = readFileSync(path)
    const at = fc.nat(whole.length - 1)
    await fc.assert(
      fc.asyncProperty(at, fc.option(fc.integer({ min: 1, max: 255 })), async (index, flip) => {
        const bytes = Buffer.from(flip === null ? whole.subarray(0, index) : whole)
        if (flip !== null) bytes[index] = (bytes[index] ?? 0) ^ flip
        writeFileSync(path, bytes)
        expect(await runCli(cached, { cwd })).toEqual(fresh)
      }),
      { numRuns: 15 },
    )
  })

  test('in which one value has another type gives the same findings', async () => {
    const { cwd, fresh, path } = await folderWithCache()
    age(path, cwd)
    const body = readCacheBody(path)
    const places = placesIn(body)
    expect(places.length).toBeGreaterThan(100)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), fc.boolean(), async (place, isLeftOut) => {
        const other = structuredClone(body)
        spoil(other, place, isLeftOut)
        writeCacheBody(path, other)
        expect(await runCli(cached, { cwd })).toEqual(fresh)
      }),
      { numRuns: 50 },
    )
  })
})

type Place = readonly string[]

/** Where a value has members or is one. */
function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place]
  return [place, ...Object.entries(value).flatMap(([key, one]) => placesIn(one, [...place, key]))]
}

/** Replaces a value by one of another type. */
function spoil(body: unknown, place: Place, isNull: boolean): void {
  const last = place.at(-1)
  if (last === undefined) return
  let parent = body as Record<string, unknown>
  for (const key of place.slice(0, -1)) parent = parent[key] as Record<string, unknown>
  const value = parent[last]
  if (typeof value === 'number') parent[last] = isNull ? -1.5 : 'text'
  else parent[last] = isNull && value !== null ? null : 7
}

describe('a file', () => {
  test('is not read if the system says that it has not changed', async () => {
    const { cwd, path } = await folderWithCache()
    const body = readCacheBody(path)
    writeFileSync(join(cwd, 'b.html'), '<a href="https://a b/">')
    const { content } = body.entries['b.html'] ?? { content: '' }
    body.contents['b.html'] = [stampOf(join(cwd, 'b.html')), content]
    writeCacheBody(path, body)
    expect(codesByFile(await runCli(cached, { cwd }))['b.html']).toEqual(['reference/wrong-case'])
  })

  test('is read if its size and its time of modification are those of another content', async () => {
    const { cwd, path } = await folderWithCache()
    age(path, cwd)
    const file = join(cwd, 'b.html')
    const { atimeMs, mtimeMs } = statSync(file)
    writeFileSync(file, site['b.html'].replace('B.html', 'b.html'))
    utimesSync(file, atimeMs / 1000, mtimeMs / 1000)
    const run = await runCli(cached, { cwd })
    expect(codesByFile(run)['b.html']).toEqual([])
    expect(run).toEqual(await runCli(plain, { cwd }))
  })

  test('that a smaller limit refuses is refused with a cache too', async () => {
    const { cwd, path } = await folderWithCache()
    age(path, cwd)
    const limited = ['--max-file-size', '50']
    const fresh = await runCli([...plain, ...limited], { cwd })
    expect(await runCli([...cached, ...limited], { cwd })).toEqual(fresh)
    expect(fresh.code).toBe(2)
  })

  test('that the user may not read is refused with a cache too, which another user may have written', async () => {
    const { cwd, path } = await folderWithCache()
    chmodSync(join(cwd, 'a.html'), 0o000)
    await asNobody(cwd, async () => {
      const body = readCacheBody(path)
      const { content } = body.entries['a.html'] ?? { content: '' }
      body.contents['a.html'] = [stampOf(join(cwd, 'a.html')), content]
      writeCacheBody(path, body)
      const fresh = await runCli(plain, { cwd })
      expect(fresh.stderr).toBe('hreflint: a.html: Cannot be linted: permission denied.\n')
      const run = await runCli(cached, { cwd })
      expect(run).toEqual(fresh)
    })
  })

  test('of the cache is not linted, whatever its name is', async () => {
    const cwd = folderWith(site)
    const args = [...plain, '--cache', '--cache-location', 'cache.json']
    expect(await runCli(args, { cwd })).toEqual(await runCli(args, { cwd }))
  })
})
