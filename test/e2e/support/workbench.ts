import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import type { CodeServer } from './code-server.ts'
import { findProgram, out } from './places.ts'
import { until } from './until.ts'

const squiggle = '.monaco-editor [class*="squiggly-"]'
const menuRow = '.action-widget .monaco-list-row.action'

/** One window of VS Code, driven as a person would. */
export class Workbench {
  readonly page: Page
  readonly consoleLines: string[] = []
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
    page.on('console', message => this.consoleLines.push(`${message.type()}: ${message.text()}`))
  }

  /** Opens a file of the workspace. `name` is what screenshots begin with. */
  static async open(server: CodeServer, file: string, name: string): Promise<Workbench> {
    const executablePath = findProgram('chromium', 'chromium-browser', 'google-chrome')
    if (executablePath === null) throw new Error('There is no Chromium on PATH.')
    const browser = await chromium.launch({
      executablePath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    })
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    context.setDefaultTimeout(60_000)
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
        seen = await this.squiggles()
        return JSON.stringify(seen) === JSON.stringify(expected)
      })
    } catch (error) {
      await this.shot('failure')
      const lines = `expected ${JSON.stringify(expected)}\nseen     ${JSON.stringify(seen)}`
      throw new Error(`${error}\n${lines}`)
    }
  }

  /** The characters that stand exactly over each squiggle, measured on the screen. */
  squiggles(): Promise<string[]> {
    return this.page.evaluate(selector => {
      const characters: { text: string; box: DOMRect }[] = []
      for (const line of document.querySelectorAll('.editor-instance .view-line')) {
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          let at = 0
          for (const text of node.textContent ?? '') {
            const range = document.createRange()
            range.setStart(node, at)
            range.setEnd(node, at + text.length)
            characters.push({ text, box: range.getBoundingClientRect() })
            at += text.length
          }
        }
      }
      return [...document.querySelectorAll(selector)]
        .map(element => element.getBoundingClientRect())
        .sort((a, b) => a.top - b.top || a.left - b.left)
        .map(box =>
          characters
            .filter(character => {
              const middle = (character.box.left + character.box.right) / 2
              const height = (character.box.top + character.box.bottom) / 2
              return (
                middle > box.left && middle < box.right && height > box.top && height < box.bottom
              )
            })
            .map(character => character.text.replace('\u00a0', ' '))
            .join(''),
        )
    }, squiggle)
  }

  /** Runs a command by its title. */
  async command(title: string): Promise<void> {
    await this.page.keyboard.press('F1')
    await this.page.locator('.quick-input-widget input').waitFor()
    await this.page.keyboard.insertText(title)
    const row = this.page.locator('.quick-input-list .monaco-list-row').filter({ hasText: title })
    await row.first().click()
    await this.page.locator('.quick-input-widget').waitFor({ state: 'hidden' })
  }

  /** Opens a file of the workspace in the window. */
  async openFile(name: string): Promise<void> {
    await this.page.keyboard.press('Control+P')
    await this.page.locator('.quick-input-widget input').waitFor()
    await this.page.keyboard.insertText(name)
    this.#file = name
    await this.page
      .locator('.quick-input-list .monaco-list-row')
      .filter({ hasText: name })
      .first()
      .click()
    await this.page.locator('.tab.active').filter({ hasText: name }).waitFor()
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
    await this.page.keyboard.press('Control+.')
    await this.page.locator(menuRow).first().waitFor()
    return (await this.page.locator(menuRow).allInnerTexts()).map(title => title.trim())
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

/** Nothing leaves this machine. */
async function stayHere(context: BrowserContext): Promise<void> {
  await context.route(
    url => url.protocol.startsWith('http') && url.hostname !== '127.0.0.1',
    route => route.abort(),
  )
}

/**
 * Names the served extension as one under development. The workbench reads its options from a meta
 * element, which is edited in the page before the deferred module runs: answering the document from a
 * route would make Chromium refuse the workbench's WebSocket.
 */
async function developExtension(context: BrowserContext, server: CodeServer): Promise<void> {
  if (server.webExtension === null) return
  const address = {
    scheme: 'http',
    authority: `127.0.0.1:${server.port}`,
    path: server.webExtension,
  }
  await context.addInitScript(extension => {
    new MutationObserver((_, observer) => {
      const meta = document.getElementById('vscode-workbench-web-configuration')
      if (meta === null) return
      const options = JSON.parse(meta.getAttribute('data-settings') ?? '{}')
      options.developmentOptions = { ...options.developmentOptions, extensions: [extension] }
      meta.setAttribute('data-settings', JSON.stringify(options))
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  }, address)
}
