import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import { begin, type Session } from './support/sessions.ts'
import { until } from './support/until.ts'
import { wrong } from './support/wrong.ts'

const fixed = `<!doctype html>
<title>three mistakes that a machine can mend</title>
<p><a href="https://example.com/a%20b">space</a></p>
<p><a href="http://example.com/c">backslashes</a></p>
<p><a href="https://example.com/d%5Ee">caret</a></p>
`

describe('VS Code on the desktop', () => {
  let bench: Session['bench']
  let server: Session['server']
  let end = async () => {}
  beforeAll(async () => {
    ;({ bench, server, end } = await begin('desktop', 'index.html'))
  })
  afterAll(() => end())
  const shotOnFailure = () => onTestFailed(() => bench.shot('failure'))

  test('underlines exactly the wrong characters', async () => {
    await bench.expectSquiggles(wrong)
    await bench.shot('squiggles')
  })

  test('lists them as problems whose code leads to its page', async () => {
    shotOnFailure()
    const problems = await bench.problems()
    await bench.shot('problems')
    expect(problems).toHaveLength(4)
    const space = problems.find(({ text }) => text.includes('whatwg/unescaped-space'))
    expect(space?.text).toContain('The path contains a space that is not percent-encoded.')
    expect(space?.link).toBe('hreflint-explain:/whatwg/unescaped-space.md')
    await bench.command('View: Toggle Panel Visibility')
  })

  test('tells in a hover what the URL is made of and why it is wrong', async () => {
    shotOnFailure()
    await bench.goTo(' b?q=1')
    const hover = await bench.hover(/host\s+example\.com/)
    await bench.shot('hover')
    expect(hover).toMatch(/The path contains a space that is not percent-encoded/)
    expect(hover).toMatch(/Read as https:\/\/example\.com\/a%20b\?q=1/)
    await bench.page.keyboard.press('Escape')
  })

  test('offers quick fixes and applies the chosen one', async () => {
    shotOnFailure()
    await bench.goTo(' b?q=1')
    const titles = await bench.openQuickFixes()
    await bench.shot('quick-fix')
    expect(titles).toContain('Allow whatwg/unescaped-space on this line')
    await bench.chooseQuickFix(titles, 'Percent-encode as %20')
    await bench.expectSquiggles(['\\\\', ' ', '%'])
    const before = await server.read('index.html')
    await bench.save('index.html', before.replace('/a b?q=1', '/a%20b?q=1'))
  })

  test('fixes everything that can be fixed safely, in one step', async () => {
    shotOnFailure()
    await bench.openFile('fixable.html')
    await bench.expectSquiggles([' ', '\\\\', '^'])
    await bench.command('Fix All')
    await bench.expectSquiggles([])
    await bench.shot('fix-all')
    await bench.save('fixable.html', fixed)
  })

  test('takes over settings while it runs', async () => {
    shotOnFailure()
    await bench.openFile('saved.html')
    await bench.expectSquiggles([' ', '\\\\', '^'])
    const off = { 'whatwg/unescaped-caret': 'off', 'whatwg/unescaped-space': 'error' }
    await bench.setSettings({ 'hreflint.severities': off })
    await bench.openFile('saved.html')
    await bench.expectSquiggles([' ', '\\\\'])
    await bench.shot('settings')
    await bench.setSettings({ 'editor.codeActionsOnSave': { 'source.fixAll': 'explicit' } })
    await bench.openFile('saved.html')
    await bench.expectSquiggles([' ', '\\\\', '^'])
  })

  test('fixes on save', async () => {
    shotOnFailure()
    await bench.goTo('three')
    await bench.page.keyboard.insertText('the ')
    await bench.save('saved.html', fixed.replace('three', 'the three'))
    await bench.expectSquiggles([])
  })

  test('checks CSS and Markdown as well', async () => {
    shotOnFailure()
    await bench.openFile('style.css')
    await bench.expectSquiggles([' '])
    await bench.openFile('notes.md')
    await bench.expectSquiggles([' '])
    await bench.shot('markdown')
  })

  test('checks a language that another extension would bring', async () => {
    shotOnFailure()
    await bench.openFile('component.vue')
    await bench.expectSquiggles([' '])
    await bench.shot('vue')
  })

  test('checks the Markdown cells of notebooks', async () => {
    shotOnFailure()
    const explorer = bench.page.locator('.explorer-folders-view .monaco-list-row')
    await explorer.filter({ hasText: 'cells.ipynb' }).dblclick()
    const problems = await bench.problemsWith('cells.ipynb')
    await bench.shot('notebook')
    expect(problems.join()).toContain('whatwg/unescaped-space')
    await bench.command('View: Toggle Panel Visibility')
    await bench.openFile('index.html')
  })

  test('checks JavaScript, as much of it as it is told to', async () => {
    shotOnFailure()
    await bench.openFile('script.js')
    await bench.languageStatus('checks the URLs of this file')
    await bench.expectSquiggles(['65536'])
    await bench.setSettings({ 'hreflint.javascript': 'off' })
    await bench.openFile('script.js')
    await bench.languageStatus('leaves scripts alone')
    await bench.expectSquiggles([])
    await bench.setSettings({ 'hreflint.javascript': 'known-schemes', 'hreflint.compare': true })
    await bench.openFile('script.js')
    await bench.expectSquiggles([' ', '65536'])
  })

  test('fixes one mistake wherever it is made in a file', async () => {
    shotOnFailure()
    await bench.openFile('many.html')
    await bench.expectSquiggles([' ', ' ', '^'])
    await bench.goTo(' b"')
    const titles = await bench.openQuickFixes()
    await bench.shot('fix-all-of-code')
    await bench.chooseQuickFix(titles, 'Fix all whatwg/unescaped-space in this file')
    await bench.expectSquiggles(['^'])
    await bench.save('many.html', (await server.read('many.html')).replace(/ (?=[bd]")/g, '%20'))
  })

  test('silences an issue in its place, and in the whole file', async () => {
    shotOnFailure()
    const text = await server.read('index.html')
    await bench.openFile('index.html')
    await bench.expectSquiggles(['\\\\', ' ', '%'])
    await bench.goTo('%"')
    await bench.chooseQuickFix(
      await bench.openQuickFixes(),
      'Allow whatwg/stray-percent on this line',
    )
    await bench.expectSquiggles(['\\\\', ' '])
    await bench.shot('suppressed')
    await bench.save(
      'index.html',
      text.replace('<p><a href="https://example.com/100%">', above => {
        return `<!-- hreflint-disable-next-line whatwg/stray-percent -->\r\n${above}`
      }),
    )
    await bench.goTo(' mple')
    await bench.chooseQuickFix(
      await bench.openQuickFixes(),
      'Allow whatwg/domain-forbidden-code-point in this file',
    )
    await bench.expectSquiggles(['\\\\'])
    await bench.command('File: Revert File')
  })

  test('explains a URL', async () => {
    shotOnFailure()
    await bench.openFile('index.html')
    await bench.goTo('exa mple')
    await bench.command('hreflint: Explain URL')
    await bench.page.locator('.tab.active').filter({ hasText: 'URL.md' }).waitFor()
    await bench.expectPreview('This cannot be parsed as a URL.')
    await bench.shot('explain')
  })

  test('copies a URL as it is resolved, in ASCII, and as people read it', async () => {
    shotOnFailure()
    await bench.openFile('hosts.html')
    await bench.goTo('a b?q')
    await bench.command('hreflint: Copy Resolved URL')
    expect(await bench.clipboard()).toBe('https://xn--bcher-kva.example/shop/a%20b?q=%C3%A9')
    await bench.command('hreflint: Copy Percent-encoded URL')
    expect(await bench.clipboard()).toBe('a%20b?q=%C3%A9')
    await bench.command('hreflint: Copy URL with Unicode Host')
    expect(await bench.clipboard()).toBe('https://bücher.example/shop/a%20b?q=é')
    await bench.page.keyboard.press('Shift+F10')
    await bench.page.locator('.monaco-menu').getByText('Copy As').hover()
    await bench.page.locator('.monaco-menu').getByText('Copy Resolved URL').waitFor()
    await bench.shot('copy-as')
    await bench.page.keyboard.press('Escape')
    await bench.page.keyboard.press('Escape')
  })

  test('tells who reads a URL as another host', async () => {
    shotOnFailure()
    await bench.openFile('hosts.html')
    await bench.goTo('good.example')
    const hover = await bench.hover(/different hosts/)
    expect(hover).toMatch(/good\.example\s*: browsers and requests/)
    expect(hover).toMatch(/evil\.example\s*: curl and python/)
    await bench.shot('compare')
    await bench.page.keyboard.press('Escape')
  })

  test('makes links where the editor makes wrong ones or none', async () => {
    shotOnFailure()
    await bench.openFile('links.xml')
    await bench.page.locator('.editor-instance .detected-link').getByText('page?x=1&amp;').waitFor()
    await bench.goTo('age?x=1')
    expect(await bench.followLink()).toBe('https://example.com/base/page?x=1&y=2')
  })

  test('completes a scheme', async () => {
    shotOnFailure()
    await bench.openFile('hosts.html')
    await bench.goTo('">quoted')
    await bench.page.keyboard.type('htt')
    await bench.page.locator('.suggest-widget .monaco-list-row').getByText('https://').waitFor()
    await bench.shot('completion')
    await bench.page.keyboard.press('Escape')
    await bench.command('File: Revert File')
  })

  test('checks files that are not open, if wanted', async () => {
    shotOnFailure()
    await bench.setSettings({ 'hreflint.workspaceDiagnostics': true })
    const problems = await bench.problemsWith('unopened.html')
    await bench.shot('workspace')
    expect(problems.find(text => text.includes('unopened.html'))).toContain('whatwg/unescaped-pipe')
    await bench.command('View: Toggle Panel Visibility')
  })

  test('says how it fares, starts anew when told to or when its process dies, and shows its log', async () => {
    shotOnFailure()
    await bench.openFile('saved.html')
    await bench.languageStatus('checks the URLs of this file')
    const another = async (than: readonly number[]) => {
      let now: readonly number[] = []
      await until('there is another server', async () => {
        now = await server.languageServers()
        return now.length === 1 && now[0] !== than[0]
      })
      return now
    }
    const first = await server.languageServers()
    expect(first).toHaveLength(1)
    await bench.command('hreflint: Restart Server')
    const second = await another(first)
    for (const id of second) process.kill(id, 'SIGKILL')
    await another(second)
    await bench.openFile('hosts.html')
    await bench.expectSquiggles([' ', '\\'])
    await bench.command('hreflint: Show Log')
    await bench.page.locator('.output-view[aria-label^="hreflint"]').waitFor()
    await bench.shot('log')
  })

  test('can be switched off', async () => {
    shotOnFailure()
    await bench.setSettings({ 'hreflint.enable': false })
    await bench.openFile('hosts.html')
    await bench.expectSquiggles([])
    await bench.languageStatus('is off for this file')
  })
})
