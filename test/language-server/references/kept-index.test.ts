import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type DiagnosticReport, pulling, started } from '../sessions.ts'
import { temporaryWorkspace } from '../temporary-workspace.ts'

// What was read of a site is kept by content in the folder that the client names, for the next start.

const { write, addressOf, pathOf, roots } = temporaryWorkspace()

const page = '<a href="target.html#one">'

/** Starts a server, opens the page, and gives what is said of it once the site is read. */
async function codesAfterStart(): Promise<readonly unknown[]> {
  const initializationOptions = { cacheFolder: keptFolder() }
  const { client } = await started(pulling, { ...roots('.'), initializationOptions })
  client.open(addressOf('page.html'), page)
  const textDocument = { uri: addressOf('page.html') }
  // Its answer needs the whole site; what is said before comes from the files.
  const position = { line: 0, character: 0 }
  await client.request('textDocument/definition', { textDocument, position })
  const report = await client.request<DiagnosticReport>('textDocument/diagnostic', { textDocument })
  // It is kept after the client was told.
  while (!keptFiles().some(path => statSync(path).size > 100)) {
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  await client.stop()
  return (report.items ?? []).map(({ code }) => code)
}

const old = new Date('2026-01-01T00:00:00Z')

/** Writes a file long ago, so that its time tells whether it is the same. */
function writeOld(name: string, text: string): void {
  write(name, text)
  utimesSync(pathOf(name), old, old)
}

/** Not a part of the site. */
const keptFolder = () => pathOf('node_modules/.cache/hreflint')
const keptFiles = () =>
  (existsSync(keptFolder()) ? readdirSync(keptFolder()) : [])
    .filter(name => name.endsWith('.json'))
    .map(name => join(keptFolder(), name))

function begin(): void {
  writeOld('hreflint.config.json', '{"references":"fragments","profile":"files"}')
  writeOld('page.html', page)
  writeOld('target.html', '<p id="one">')
}

test('a second start takes what the first one has read', async () => {
  begin()
  expect(await codesAfterStart()).toEqual([])
  const [kept = '', ...others] = keptFiles()
  expect(others).toEqual([])
  // Only if what is kept is used does an id that no file has count.
  const text = readFileSync(kept, 'utf8')
  expect(text).toContain('"one"')
  writeFileSync(kept, text.replaceAll('"one"', '"uno"'))
  expect(await codesAfterStart()).toEqual(['reference/missing-fragment'])
})

test('a file with another content is read again, whatever its size and name', async () => {
  begin()
  await codesAfterStart()
  write('target.html', '<p id="two">')
  expect(await codesAfterStart()).toEqual(['reference/missing-fragment'])
})

test('a file that was put in place of another is read again, with the same time and size', async () => {
  begin()
  await codesAfterStart()
  writeOld('other.html', '<p id="two">')
  renameSync(pathOf('other.html'), pathOf('target.html'))
  expect(statSync(pathOf('target.html')).mtimeMs).toBe(old.getTime())
  expect(await codesAfterStart()).toEqual(['reference/missing-fragment'])
})

test.each(['', '{', '{"key":1,"entries":[]}', 'null', '[]'])(
  'a damaged file counts as empty: %j',
  async damaged => {
    begin()
    await codesAfterStart()
    for (const file of keptFiles()) writeFileSync(file, damaged)
    expect(await codesAfterStart()).toEqual([])
    expect(keptFiles().map(file => statSync(file).size > damaged.length)).toEqual([true])
  },
)

test('what a server left that was ended while it wrote is removed, but not what another one writes', async () => {
  begin()
  const ended = spawnSync(process.execPath, ['--version']).pid
  mkdirSync(keptFolder(), { recursive: true })
  const [left, written] = [ended, process.pid].map(id => `site-x.json.${id}.tmp`)
  for (const name of [left, written]) writeFileSync(join(keptFolder(), name ?? ''), '{')
  await codesAfterStart()
  const temporary = readdirSync(keptFolder()).filter(name => name.endsWith('.tmp'))
  expect(temporary).toEqual([written])
})
