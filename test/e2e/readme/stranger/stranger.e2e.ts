import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { packPackages } from '../../../../scripts/release/pack.mjs'
import { annotationsOf, runAction } from '../../../package/support/action-steps.ts'
import { findProgram, out, root } from '../../support/places.ts'
import { begin } from '../../support/sessions.ts'
import { until } from '../../support/until.ts'
import { Desk, minutesOf, type Reached, tableOf } from './desk.ts'
import { commandsOf, fileOf, readmeBlock } from './readme.ts'
import { type Registry, serveRegistry } from './registry.ts'

// A stranger has the README, Node and npm, and types what the README says into an empty folder. The packages are those that
// would be published; a registry on this machine has them, and git finds this checkout where the repository will be.

const scratch = mkdtempSync(join(tmpdir(), 'hreflint-published-'))
const { version, repository }: { version: string; repository: { url: string } } = JSON.parse(
  readFileSync(join(root, 'packages/cli/package.json'), 'utf8'),
)
const page = '<a href="https://example.com:70000/">Shop</a>\n'
const reached: Reached[] = []
let registry: Registry
let desk: Desk

/** Writes down what was reached, and expects that it took less than two minutes to type. */
function reach(what: string): void {
  const now = desk.reached(what)
  reached.push(now)
  expect(minutesOf(now)).toBeLessThan(2)
}

/** A repository of the stranger, in which nothing is wrong yet. */
function startRepository(): void {
  const clone = join(scratch, 'clone')
  const there = repository.url.replace(/^git\+|\.git$/g, '')
  const own = `[user]\nname = A Stranger\nemail = stranger@example.com\n[url "${clone}"]\ninsteadOf = ${there}\n`
  desk.has('.gitconfig', own, desk.home)
  desk.has('page.html', '<a href="https://example.com/">Shop</a>\n')
  execFileSync('git', ['init', '--quiet'], { cwd: desk.folder, env: desk.env })
}

beforeAll(async () => {
  const archives = join(scratch, 'archives')
  mkdirSync(archives)
  registry = await serveRegistry(packPackages(archives))
  // What is not committed is tried as well.
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
  const commit = git('stash', 'create') || git('rev-parse', 'HEAD')
  git('clone', '--quiet', '--no-checkout', '--shared', root, join(scratch, 'clone'))
  git('-C', join(scratch, 'clone'), 'tag', `v${version}`, commit)
})

afterAll(() => {
  registry.close()
  rmSync(scratch, { recursive: true, force: true })
  writeFileSync(join(out, 'stranger.txt'), `${tableOf(reached)}\n`)
  console.log(tableOf(reached))
})

beforeEach(() => {
  desk = new Desk(registry.address)
})
afterEach(() => desk.leave())

test('a squiggle in VS Code', async () => {
  for (const line of commandsOf('In VS Code')) {
    const command = line.replace(/ +# .*$/, '')
    desk.typeElsewhere(command)
    execFileSync(command, { cwd: root, shell: true, stdio: 'pipe' })
  }
  desk.write('page.html', page)
  const { bench, end } = await begin('stranger', 'page.html', { files: desk.folder })
  try {
    await bench.expectSquiggles(['70000'])
    await bench.shot('squiggle')
  } finally {
    await end()
  }
  reach('a squiggle in VS Code')
})

test('an error in ESLint', async () => {
  for (const line of commandsOf('In ESLint')) {
    const { status, output } = await desk.type(line)
    expect(status, output).toBe(0)
  }
  const config = readmeBlock('In ESLint', 'js')
  desk.write(fileOf(config), config.text)
  desk.write('shop.js', readmeBlock('In ESLint', 'js', 1).text)
  const { status, output } = await desk.type('npx eslint .')
  expect(status, output).toBe(1)
  expect(output).toMatch(/1:28\s+error\s+Port 70000 is out of range.*whatwg\/port-out-of-range/)
  reach('an error in ESLint')
})

test('a commit that pre-commit refuses', async () => {
  startRepository()
  const config = readmeBlock('Before each commit', 'yaml')
  desk.write(fileOf(config), config.text)
  const [, install = ''] =
    /Run `(pre-commit install)` once/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  expect(await desk.type(install)).toMatchObject({ status: 0 })
  desk.write('page.html', page)
  await desk.type('git add .')
  const { status, output } = await desk.type('git commit -m Shop')
  expect(status, output).toBe(1)
  expect(output).toContain('page.html:1:30  error  whatwg/port-out-of-range')
  reach('a refused commit')
})

test('an annotation in continuous integration', async () => {
  startRepository()
  const workflow = readmeBlock('In continuous integration', 'yaml')
  desk.write(fileOf(workflow), workflow.text)
  desk.write('page.html', page)
  const { steps } = parse(workflow.text).jobs.hreflint
  const [, own]: { uses: string; with?: Record<string, string> }[] = steps
  expect(own?.uses).toMatch(new RegExp(`@v${version.split('.')[0]}$`))
  const { status, output } = await runAction(own?.with ?? {}, {
    cwd: desk.folder,
    temp: desk.home,
    env: desk.env,
  })
  expect(status, output).toBe(1)
  expect(annotationsOf(output)).toEqual([
    expect.objectContaining({ file: 'page.html', line: '1', code: 'whatwg/port-out-of-range' }),
  ])
  reach('an annotation in CI')
})

// The site is built first, which takes minutes beside other tests.
test('a link to the explorer', async () => {
  const [, command = ''] =
    /^`(npm run site)` serves/m.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? []
  desk.typeElsewhere(command)
  const site = spawn(command, { cwd: root, shell: true, detached: true })
  let said = ''
  site.stdout.setEncoding('utf8').on('data', text => (said += text))
  const executablePath = findProgram('chromium', 'chromium-browser', 'google-chrome') ?? ''
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    await until('the site is served', () => said.includes('The site is at'), 800_000)
    const [address = ''] = /http:\S+/.exec(said) ?? []
    const context = await browser.newContext()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const explorer = await context.newPage()
    await explorer.goto(`${address}/explorer/`)
    await explorer.locator('.results').waitFor()
    const url = 'https://example.com:70000/'
    desk.typeElsewhere(url)
    await explorer.getByLabel('URL', { exact: true }).fill(url)
    await explorer.getByRole('button', { name: 'Share link' }).click()
    await explorer.getByText('Copied').waitFor()
    const link = await explorer.evaluate(() => navigator.clipboard.readText())
    const another = await (await browser.newContext()).newPage()
    await another.goto(link)
    await another.getByText('Port 70000 is out of range').first().waitFor()
  } finally {
    await browser.close()
    const ended = once(site, 'exit')
    process.kill(-(site.pid ?? 0))
    await ended
  }
  reach('a link to the explorer')
}, 900_000)

test('a call of the library', async () => {
  for (const line of commandsOf('In a program')) {
    const { status, output } = await desk.type(line)
    expect(status, output).toBe(0)
  }
  const { text } = readmeBlock('In a program', 'js')
  // Each value that the README states is printed instead.
  const program = text.replaceAll(/^(\S.*)\n\/\/ .*$/gm, 'console.log($1)')
  desk.write('check.mjs', program)
  const { status, output } = await desk.type('node check.mjs')
  expect(status, output).toBe(0)
  const stated = [...text.matchAll(/^\/\/ '(.*)'$/gm)].map(([, value]) => value)
  expect(output.trim().split('\n')).toEqual(stated)
  reach('a call of the library')
})
