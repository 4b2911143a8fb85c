import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { CodeServer } from './code-server.ts'
import { findProgram, out } from './places.ts'
import { squigglesOn } from './squiggles.ts'
import { until } from './until.ts'
import { developExtension, stayHere } from './window-options.ts'

const lightBulb = '.editor-instance [class*="codicon-gutter-lightbulb"]'
const menuRow = '.action-widget .monaco-list-row.action'

/** One window of VS Code, driven as a person would. */
export class Workbench {
  readonly page: Page
  readonly #server: CodeServer
  readonly #browser: Browser
  readonly #name: string
  /** What the active editor shows. */
  #file = ''

  private constructor(server: CodeServer, browser: Browser, page: Page, name: string) {
    this.#server = server
    this.#browser = browser
    this.page = page
    this.#name = name
  }

  /** Opens a file of the workspace. `name` is what screenshots begin with. */
  static async open(server: CodeServer, file: string, name: string): Promise<Workbench> {
    const executablePath = findProgram('chromium', 'chromium-browser', 'google-chrome')
    if (executablePath === null) throw new Error('There is no Chromium on PATH.')
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    })
    const context = await browser.newContext({ viewport: { width: 1280, height: 1000 } })
    context.setDefaultTimeout(60_000)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await stayHere(context)
    await developExtension(context, server)
    const bench = new Workbench(server, browser, await context.newPage(), name)
    bench.#file = file
    const authority = `127.0.0.1:${server.port}`
    const payload = [['openFile', `vscode-remote://${authority}${server.path(file)}`]]
    const query = new URLSearchParams({
      folder: server.workspace,
      payload: JSON.stringify(payload),
    })
    await bench.page.goto(`http://${authority}/?${query}`, { waitUntil: 'domcontentloaded' })
    await bench.page.waitForSelector('.monaco-workbench .part.editor .monaco-editor .view-line')
    return bench
  }

  async close(): Promise<void> {
    await this.#browser.close()
  }

  async shot(name: string): Promise<void> {
    await this.page.screenshot({ path: join(out, `${this.#name}-${name}.png`) })
  }

  /** Waits until the characters under the squiggles are these, in document order. */
  async expectSquiggles(expected: readonly string[]): Promise<void> {
    let seen: readonly string[] = []
    try {
      await until('the squiggles are as expected', async () => {
        seen = await squigglesOn(this.page)
        return JSON.stringify(seen) === JSON.stringify(expected)
      })
    } catch (error) {
      await this.shot('failure')
      const lines = `expected ${JSON.stringify(expected)}\nseen     ${JSON.stringify(seen)}`
      throw new Error(`${error}\n${lines}`)
    }
  }

  /** Runs a command by its title. */
  async command(title: string): Promise<void> {
    await this.page.keyboard.press('F1')
    await this.page.locator('.quick-input-widget input').waitFor()
    await this.page.keyboard.insertText(title)
    await this.#pick(title)
  }

  /** Clicks on an entry of the open list, and takes the pointer away: a hover that opens, or
   * grows, under a resting pointer is closed by it. */
  async #pick(title: string): Promise<void> {
    const row = this.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: title })
    await row.first().click()
    await this.page.mouse.move(1, 1)
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' })
  }

  /**
   * Opens a file that the explorer shows, or else one that the editor finds by its name.
   *
   * @param path Its path from the workspace, if that is not its name.
   */
  async openFile(name: string, path = name): Promise<void> {
    const shown = this.page.locator('.explorer-folders-view .monaco-list-row', { hasText: name })
    if ((await shown.count()) > 0) {
      await shown.dblclick()
      await this.page.mouse.move(1, 1)
    } else {
      await this.page.keyboard.press('Control+P')
      await this.page.locator('.quick-input-widget input').waitFor()
      await this.page.keyboard.insertText(name)
      await this.#pick(name)
    }
    this.#file = path
    await this.page.locator('.tab.active').filter({ hasText: name }).waitFor()
    await this.page.locator('.editor-instance .monaco-editor.focused').waitFor()
  }

  /** The rows of the Problems view, which opens. */
  async problems(): Promise<readonly { text: string; link: string | null }[]> {
    await this.command('Problems: Focus on Problems View')
    const rows = this.page.locator('.markers-panel .monaco-list-row')
    await rows.first().waitFor()
    return rows.evaluateAll(elements =>
      elements.map(element => ({
        text: (element.textContent ?? '').replace(/\s+/g, ' '),
        link: element.querySelector('a.monaco-link')?.getAttribute('href') ?? null,
      })),
    )
  }

  /** The texts of the rows of the Problems view, once one has what is expected. */
  async problemsWith(expected: string): Promise<readonly string[]> {
    let texts: readonly string[] = []
    await until(`the problems have ${expected}`, async () => {
      texts = (await this.problems()).map(({ text }) => text)
      return texts.some(text => text.includes(expected))
    })
    return texts
  }

  /**
   * Replaces the settings of the workspace and makes the editor see it by saving them once more. They
   * are not typed, since an editor completes brackets and quotes.
   */
  async setSettings(settings: object): Promise<void> {
    const file = '.vscode/settings.json'
    const text = JSON.stringify(settings)
    await this.#server.write(file, text)
    await this.openFile('settings.json')
    await this.command('File: Revert File')
    await until('the settings are shown', async () => (await this.editorText()).trim() === text)
    await this.page.keyboard.press('Control+End')
    await this.page.keyboard.insertText(' ')
    await this.save(file, `${text} `)
  }

  /** The text on the screen of the active editor. */
  async editorText(): Promise<string> {
    const lines = await this.page.locator('.editor-instance .view-line').allInnerTexts()
    return lines.join('\n').replace(/\u00a0/g, ' ')
  }

  /** Waits until the preview of a Markdown document has a text. */
  expectPreview(text: string): Promise<void> {
    return until(`the preview has ${text}`, async () => {
      const texts = this.page
        .frames()
        .map(frame => frame.evaluate(() => document.body?.textContent ?? ''))
      return (await Promise.all(texts)).some(each => each.includes(text))
    })
  }

  /** Puts the cursor before the first occurrence of a text in the active editor. */
  async goTo(text: string): Promise<void> {
    const content = await this.#server.read(this.#file)
    const before = content.slice(0, content.indexOf(text)).split('\n')
    await this.page.keyboard.press('Control+P')
    await this.page.locator('.quick-input-widget input').waitFor()
    await this.page.keyboard.insertText(`:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`)
    await this.page.keyboard.press('Enter')
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' })
  }

  /** What the last command put on the clipboard; it is empty afterwards. */
  async clipboard(): Promise<string> {
    let text = ''
    await until('something is on the clipboard', async () => {
      text = await this.page.evaluate(() => navigator.clipboard.readText())
      return text !== ''
    })
    await this.page.evaluate(() => navigator.clipboard.writeText(''))
    return text
  }

  /** What the item beside the language of the document says. */
  async languageStatus(expected: string): Promise<void> {
    await this.page.locator(`[id="status.languageStatus"][aria-label*="${expected}"]`).waitFor()
  }

  /** Follows the link under the cursor; gives the address that the editor tries to open. */
  async followLink(): Promise<string> {
    const isElsewhere = (url: string) => new URL(url).hostname !== '127.0.0.1'
    const context = this.page.context()
    const window = context.waitForEvent('page')
    const request = context.waitForEvent('request', one => isElsewhere(one.url()))
    await this.command('Open Link')
    await (await window).close()
    return (await request).url()
  }

  /** The text of the hover at the cursor, once it has what is expected: its parts come in turn. */
  async hover(expected: RegExp): Promise<string> {
    await this.page.keyboard.press('Control+K')
    await this.page.keyboard.press('Control+I')
    const hover = this.page.locator('.monaco-hover:not(.hidden) .monaco-hover-content').first()
    await hover.waitFor()
    let seen = ''
    await until(
      `the hover has ${expected}`,
      async () => {
        seen = (await hover.allInnerTexts()).join('\n').replace(/\u00a0/g, ' ')
        return expected.test(seen)
      },
      30_000,
    )
    return seen
  }

  /** The titles of the code actions at the cursor; the menu stays open. */
  async openQuickFixes(): Promise<readonly string[]> {
    // Shortly after the cursor was moved, the editor asks by itself, which makes it drop the answer to
    // what a person asked. It has done so once the light bulb appears next to the cursor; if it asked
    // before the squiggles came, there is none, and a person whom nothing answers presses again.
    const menu = this.page.locator(menuRow)
    await until('there is a light bulb', () => this.#hasLightBulb(), 5_000).catch(() => undefined)
    await until('the menu of code actions is open', async () => {
      await this.page.keyboard.press('Control+.')
      return menu
        .first()
        .waitFor({ timeout: 5_000 })
        .then(
          () => true,
          () => false,
        )
    })
    return (await menu.allInnerTexts()).map(title => title.trim())
  }

  async #hasLightBulb(): Promise<boolean> {
    const [bulb, cursor] = await this.page.evaluate(
      selectors => selectors.map(each => document.querySelector<HTMLElement>(each)?.style.top),
      [lightBulb, '.editor-instance .cursors-layer .cursor'],
    )
    return bulb !== undefined && bulb === cursor
  }

  /** Chooses a title in the open menu. Its rows do not take clicks in all versions. */
  async chooseQuickFix(titles: readonly string[], title: string): Promise<void> {
    const index = titles.indexOf(title)
    if (index === -1) throw new Error(`${title} is not among ${titles.join(' | ')}`)
    for (let step = 0; step < index; step++) await this.page.keyboard.press('ArrowDown')
    await this.page.keyboard.press('Enter')
    await this.page.locator(menuRow).first().waitFor({ state: 'hidden' })
  }

  /** Saves, and waits until the file on disk is as expected. */
  async save(name: string, expected: string): Promise<void> {
    let seen = ''
    await this.page.keyboard.press('Control+S')
    try {
      await until(
        `${name} is saved`,
        async () => {
          seen = await this.#server.read(name)
          return seen === expected
        },
        20_000,
      )
    } catch (error) {
      await this.shot('failure')
      throw new Error(
        `${error}\nexpected ${JSON.stringify(expected)}\nseen     ${JSON.stringify(seen)}`,
      )
    }
  }
}
