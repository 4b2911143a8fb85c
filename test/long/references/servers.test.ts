import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { locateDocument } from '@hreflint/documents'
import { findProfile, listingOf, type Resolution, Site } from '@hreflint/references'
import fc from 'fast-check'
import { type Browser, chromium } from 'playwright-core'
import sirv from 'sirv'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../support/oracles/free-port.ts'

// What is said to exist is what a real server answers 200 for and where Chromium finds the target of the fragment;
// what is said to be missing is what one of them does not find. On generated sites with odd names.

/** Names of files and folders, without ending. */
const names = [
  'a',
  'b',
  'index',
  'A',
  'a b',
  '100%',
  'caf\u00E9',
  'cafe\u0301',
  'a.b',
  'x+y',
  '~',
  "o'k",
  'a&b',
  '%41',
  '日本',
  'a;b',
]
const endings = ['.html', '.html', '.html', '.txt', '.png', '']
const ids = ['a', 'A', 'b c', '\u00FC', 'u\u0308', '100%', 'x%20y', 'Top', 'a-1', '日本', 'a"b']

/** sirv leaves what `decodeURI` leaves escaped, so that it finds no file with these in its name. */
const notBySirv = /[;&+%]/

const pathOf = (among: readonly string[]) => {
  const name = fc.constantFrom(...among)
  return fc
    .tuple(fc.array(name, { maxLength: 2 }), name, fc.constantFrom(...endings))
    .map(([folders, last, ending]) => [...folders, last + ending].join('/'))
}
const page = fc.record({
  ids: fc.array(fc.constantFrom(...ids), { maxLength: 4 }),
  named: fc.boolean(),
})

/** How a link is written, and what is wrong with it. */
const style = fc.record({
  start: fc.constantFrom('relative', 'relative', 'rooted', 'absolute'),
  escape: fc.constantFrom('none', 'needed', 'all'),
  change: fc.constantFrom(
    'nothing',
    'nothing',
    'nothing',
    'case',
    'letter',
    'ending',
    'slash',
    'index',
    'folder',
  ),
  dots: fc.boolean(),
  query: fc.boolean(),
  fragment: fc.oneof(fc.constant(null), fc.constantFrom('', 'top', 'none', ...ids)),
  escapeFragment: fc.boolean(),
})

interface GeneratedSite {
  readonly files: ReadonlyMap<string, string>
  readonly links: number
}

const siteOf = (among: readonly string[]) =>
  fc
    .tuple(
      fc.array(pathOf(among), { minLength: 4, maxLength: 14 }),
      fc.infiniteStream(page),
      fc.infiniteStream(style),
      fc.infiniteStream(fc.nat()),
    )
    .map(([paths, pages, styles, numbers]): GeneratedSite => {
      const kept = consistent(paths)
      const files = new Map<string, string>()
      let links = 0
      const next = <T>(stream: Iterator<T>): T => stream.next().value as T
      const pick = <T>(list: readonly T[]): T => list[next(numbers) % list.length] as T
      for (const file of kept) {
        if (!file.endsWith('.html')) {
          files.set(file, 'x')
          continue
        }
        const { ids: own, named } = next(pages)
        const anchors = own.map(
          id => `<${named ? 'a name' : 'p id'}="${escapeHtml(id)}">x</${named ? 'a' : 'p'}>`,
        )
        const written = Array.from({ length: 12 }, () => linkTo(pick(kept), file, next(styles)))
        links += written.length
        const hrefs = written.map(href => `<a href="${escapeHtml(href)}">x</a>`)
        files.set(
          file,
          `<!DOCTYPE html><meta charset="utf-8"><title>x</title>${anchors.join('')}${hrefs.join('\n')}`,
        )
      }
      return { files, links }
    })

/** Paths of which none is a file and a folder at once. */
function consistent(paths: readonly string[]): readonly string[] {
  const kept: string[] = []
  for (const candidate of new Set(paths)) {
    const clashes = kept.some(
      other =>
        other === candidate ||
        other.startsWith(`${candidate}/`) ||
        candidate.startsWith(`${other}/`),
    )
    if (!clashes) kept.push(candidate)
  }
  return kept
}

function linkTo(
  target: string,
  from: string,
  how: typeof style extends fc.Arbitrary<infer T> ? T : never,
): string {
  let to = target
  if (how.change === 'case') to = to === to.toUpperCase() ? to.toLowerCase() : to.toUpperCase()
  if (how.change === 'letter') to = `${to.slice(0, -1)}z`
  if (how.change === 'ending') to = to.replace(/\.\w+$/, '')
  if (how.change === 'slash') to = `${to}/`
  if (how.change === 'index') to = to.replace(/index\.html$/, '')
  if (how.change === 'folder') to = to.includes('/') ? to.slice(0, to.indexOf('/')) : to
  const escapedTo = to
    .split('/')
    .map(part => {
      if (how.escape === 'all') return encodeURIComponent(part)
      const needed = part.replace(/[%?#\\]/g, unit => encodeURIComponent(unit))
      return how.escape === 'needed' ? encodeURI(needed).replaceAll('%25', '%') : needed
    })
    .join('/')
  const up = '../'.repeat(from.split('/').length - 1)
  const dots = how.dots ? './x/../' : './'
  const start =
    how.start === 'relative' ? `${dots}${up}` : how.start === 'rooted' ? '/' : 'http://site.test/'
  const fragment =
    how.fragment === null
      ? ''
      : `#${how.escapeFragment ? encodeURIComponent(how.fragment) : how.fragment}`
  return `${start}${escapedTo}${how.query ? '?x=1' : ''}${fragment}`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** A server that is running. */
interface Running {
  readonly origin: string
  stop(): void
}

async function nginx(root: string, work: string): Promise<Running> {
  const port = await freePort()
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const config = `${user} daemon off; worker_processes 1; pid ${work}/nginx.pid; error_log ${work}/error.log;
    events {}
    http {
      access_log off; default_type application/octet-stream; types { text/html html; }
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(kind => `${kind}_temp_path ${work}/${kind};`).join(' ')}
      server { listen 127.0.0.1:${port}; root ${root}; charset utf-8; absolute_redirect off; }
    }`
  writeFileSync(join(work, 'nginx.conf'), config)
  const child: ChildProcess = spawn(
    'nginx',
    ['-p', work, '-c', join(work, 'nginx.conf'), '-e', join(work, 'error.log')],
    { stdio: 'ignore' },
  )
  const origin = `http://127.0.0.1:${port}`
  await answers(origin)
  return { origin, stop: () => child.kill() }
}

async function cleanUrlServer(root: string): Promise<Running> {
  const serve = sirv(root, { dev: true, extensions: ['html'] })
  const server: Server = createServer((request, response) => {
    serve(request, response, () => {
      response.writeHead(404).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

async function answers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      await fetch(origin)
      return
    } catch {
      await setTimeout(50)
    }
  }
  throw new Error(`${origin} does not answer.`)
}

let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox'],
    timeout: 120_000,
  })
})
afterAll(() => browser.close())

describe.each([
  ['nginx, plain files', 'files', nginx, names],
  ['sirv, clean URLs', 'pages', cleanUrlServer, names.filter(name => !notBySirv.test(name))],
] as const)('%s', (_, profile, start, among) => {
  test('agrees about every link', async () => {
    const work = realpathSync(mkdtempSync(join(tmpdir(), 'hreflint-server-')))
    const root = join(work, 'sites')
    mkdirSync(root)
    const server = await start(root, work)
    const tab = await browser.newPage()
    let known = 0
    let all = 0
    try {
      for (const [index, { files }] of fc
        .sample(siteOf(among), { numRuns: 40, seed: 7 })
        .entries()) {
        const folder = `s${index}`
        for (const [file, text] of files) {
          const target = join(root, folder, file)
          mkdirSync(dirname(target), { recursive: true })
          writeFileSync(target, text)
        }
        const found = resolveAll(files, profile)
        for (const { document, text, resolution } of found) {
          all += 1
          if (resolution.state === 'unknown') continue
          known += 1
          const address = `${server.origin}/${folder}/`
          const base = new URL(document.split('/').map(encodeURIComponent).join('/'), address)
          const written = text
            .replace(/^http:\/\/site\.test\//, address)
            .replace(/^\/(?!\/)/, `/${folder}/`)
          const url = new URL(written, base)
          const isThere = await isFound(url, tab)
          expect(`${document} ${text}: ${resolution.state}`).toBe(
            `${document} ${text}: ${isThere ? 'exists' : 'missing'}`,
          )
        }
      }
    } finally {
      server.stop()
      rmSync(work, { recursive: true, force: true })
    }
    expect(all).toBeGreaterThan(1500)
    // To say nothing would agree as well.
    expect(known / all).toBeGreaterThan(0.8)
  })
})

interface FoundLink {
  readonly document: string
  readonly text: string
  readonly resolution: Resolution
}

function resolveAll(files: ReadonlyMap<string, string>, profile: string): readonly FoundLink[] {
  const locate = (path: string) =>
    locateDocument(files.get(path) ?? '', 'html', { structure: true })
  const generated = new Site({
    listing: listingOf(files.keys()),
    profile: findProfile(profile),
    siteUrl: 'http://site.test/',
    structureOf: path => (path.endsWith('.html') ? (locate(path).structure ?? null) : null),
  })
  return [...files.keys()]
    .filter(path => path.endsWith('.html'))
    .flatMap(document => {
      const here = generated.document(document)
      return [...locate(document).urls].map(({ text, holes, site, encoding }) => ({
        document,
        text,
        resolution: here.resolve({ text, holes, site, encoding, base: null }),
      }))
    })
}

const loaded = new Map<string, boolean>()

async function isFound(url: URL, tab: Awaited<ReturnType<Browser['newPage']>>): Promise<boolean> {
  const file = url.href.replace(/#.*$/s, '')
  let status = loaded.get(file)
  if (status === undefined) {
    status = (await fetch(file)).status === 200
    loaded.set(file, status)
  }
  const fragment = url.hash.slice(1)
  if (!status || fragment === '' || fragment.toLowerCase() === 'top') return status
  const response = await fetch(file)
  if (response.headers.get('content-type')?.startsWith('text/html') !== true) return true
  await tab.goto(url.href)
  return tab.evaluate(() => document.querySelector(':target') !== null)
}
