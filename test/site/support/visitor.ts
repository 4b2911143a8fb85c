import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { findProgram } from '../../e2e/support/places.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const out = fileURLToPath(new URL('../out', import.meta.url))

/** One person with a browser of their own. Whatever goes wrong in the page fails the test. */
export class Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly troubles: string[] = []
  /** Requests to anywhere but the site. */
  readonly strays: string[] = []

  constructor(context: BrowserContext, page: Page, address: string) {
    this.context = context
    this.page = page
    const { origin } = new URL(address)
    page.on('pageerror', error => this.troubles.push(error.message))
    page.on('console', message => {
      const { url, lineNumber } = message.location()
      if (message.type() !== 'error') return
      const { currentTestName } = expect.getState()
      this.troubles.push(`${message.text()} (${url}:${lineNumber}, in "${currentTestName}")`)
    })
    context.on('request', request => {
      const { origin: asked, protocol } = new URL(request.url())
      if (asked !== origin && protocol !== 'blob:' && protocol !== 'data:') {
        this.strays.push(request.url())
      }
    })
  }

  /** Opens a page and waits until its scripts have taken it over. */
  async open(path: string): Promise<void> {
    await this.page.goto(inject('address') + path)
    // The server's text is there before any key or click is listened to.
    await expect
      .poll(() => this.page.evaluate(() => '__vue_app__' in (document.querySelector('#app') ?? {})))
      .toBe(true)
  }

  async shot(name: string): Promise<void> {
    await this.page.screenshot({ path: `${out}/${name}.png` })
  }

  /** Rules of WCAG 2.2 A and AA and good practice that the page breaks. */
  async violations(): Promise<readonly string[]> {
    const session = await this.context.newCDPSession(this.page)
    // Not a script of the page: its policy holds for those.
    await session.send('Runtime.evaluate', { expression: axe })
    // Colors fade from one theme to the other.
    await expect.poll(() => this.page.evaluate(fading)).toBe(0)
    return await this.page.evaluate(async () => {
      const { axe } = globalThis as unknown as { axe: { run(): Promise<AxeResults> } }
      const { violations } = await axe.run()
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      )
    })
  }
}

/** How many styles have not yet become what they will be. */
function fading(): number {
  return document
    .getAnimations()
    .filter(one => one instanceof CSSTransition && one.playState === 'running').length
}

interface AxeResults {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly {
      readonly target: readonly string[]
      readonly failureSummary: string
    }[]
  }[]
}

/** Gives a function that opens a browser window for one test; all are closed at the end. */
export function visitors(): (
  options?: BrowserContextOptions,
  address?: string,
) => Promise<Visitor> {
  let browser: Browser | undefined
  const all: Visitor[] = []
  beforeAll(async () => {
    const executablePath = findProgram('chromium', 'chromium-browser', 'google-chrome')
    if (executablePath === null) throw new Error('There is no Chromium on PATH.')
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
    browser = await chromium.launch({ executablePath, args, timeout: 120_000 })
  })
  afterAll(async () => {
    await browser?.close()
    expect(all.flatMap(({ troubles }) => troubles)).toEqual([])
    expect(all.flatMap(({ strays }) => strays)).toEqual([])
  })
  return async (options, address = inject('address')) => {
    if (browser === undefined) throw new Error('There is no browser.')
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options })
    context.setDefaultTimeout(120_000)
    const visitor = new Visitor(context, await context.newPage(), address)
    all.push(visitor)
    return visitor
  }
}
