import { afterAll, beforeAll, describe, expect, onTestFailed, test } from 'vitest'
import { CodeServer } from './support/code-server.ts'
import { oldest } from './support/places.ts'
import { Workbench } from './support/workbench.ts'

/** What stands over the squiggles in the fixture, whose lines end in CR LF and which has `é😀`. */
const wrong = ['\\\\', ' ', ' ', '%']

const fixed = `<!doctype html>
<title>three mistakes that a machine can mend</title>
<p><a href="https://example.com/a%20b">space</a></p>
<p><a href="http://example.com/c">backslashes</a></p>
<p><a href="https://example.com/d%5Ee">caret</a></p>
`

describe('VS Code on the desktop', () => {
  let server: CodeServer
  let bench: Workbench
  beforeAll(async () => {
    server = await CodeServer.start()
    bench = await Workbench.open(server, 'index.html', 'desktop')
  })
  afterAll(async () => {
    await bench?.close()
    await server?.stop()
  })
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
    expect(space?.link).toBe('https://hreflint.dev/issues/whatwg/unescaped-space')
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
    await bench.chooseQuickFix(titles, 'Write it as %20')
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

  test('explains a URL and copies it in another form', async () => {
    shotOnFailure()
    await bench.openFile('index.html')
    await bench.goTo('exa mple')
    await bench.command('hreflint: Explain URL')
    await bench.page.locator('.tab.active').filter({ hasText: 'URL.md' }).waitFor()
    await bench.shot('explain')
    expect(await bench.editorText()).toContain('No URL results')
  })
})

describe('VS Code in Restricted Mode', () => {
  test('works, since it runs nothing of the workspace', async () => {
    const server = await CodeServer.start({ trusted: false })
    const bench = await Workbench.open(server, 'index.html', 'restricted')
    try {
      await bench.page.getByText('Restricted Mode').first().waitFor()
      await bench.expectSquiggles(wrong)
      await bench.shot('squiggles')
    } finally {
      await bench.close()
      await server.stop()
    }
  })
})

describe('VS Code in the browser', () => {
  test('underlines, hovers and fixes from a web worker', async () => {
    const server = await CodeServer.start({ web: true })
    const bench = await Workbench.open(server, 'index.html', 'browser')
    try {
      await bench.expectSquiggles(wrong)
      await bench.shot('squiggles')
      await bench.goTo(' b?q=1')
      const titles = await bench.openQuickFixes()
      await bench.chooseQuickFix(titles, 'Write it as %20')
      await bench.expectSquiggles(['\\\\', ' ', '%'])
    } finally {
      await bench.close()
      await server.stop()
    }
  })
})

describe('the oldest VS Code', () => {
  test('underlines and fixes', async () => {
    const server = await CodeServer.start({ edition: oldest })
    const bench = await Workbench.open(server, 'index.html', 'oldest')
    try {
      await bench.expectSquiggles(wrong)
      await bench.shot('squiggles')
      await bench.goTo(' b?q=1')
      const titles = await bench.openQuickFixes()
      await bench.chooseQuickFix(titles, 'Write it as %20')
      await bench.expectSquiggles(['\\\\', ' ', '%'])
    } finally {
      await bench.close()
      await server.stop()
    }
  })
})
