import { expect, test } from 'vitest'
import { fixtureSite } from './support/places.ts'
import { session } from './support/sessions.ts'

const file = 'home.html'

test('VS Code underlines broken references, mends them, and goes to what links lead to', () =>
  session('references', file, { files: fixtureSite }, async (bench, server) => {
    await bench.expectSquiggles(['guide/instal.html', 'begin'])
    await bench.shot('squiggles')
    const codes = (await bench.problems()).map(({ text }) => text).join('\n')
    expect(codes).toContain('reference/missing-file')
    expect(codes).toContain('reference/missing-fragment')
    await bench.command('View: Toggle Panel Visibility')

    await bench.goTo('instal.html')
    const titles = await bench.openQuickFixes()
    await bench.shot('quick-fix')
    expect(titles).toContain('Create instal.html')
    const before = await server.read(file)
    await bench.chooseQuickFix(titles, 'Change to guide/install.html')
    await bench.expectSquiggles(['begin'])
    await bench.save(file, before.replace('instal.html', 'install.html'))

    await bench.goTo('start')
    await bench.page.keyboard.press('F12')
    await bench.page.locator('.tab.active').filter({ hasText: 'install.html' }).waitFor()
    await bench.page.getByText('Ln 4, Col 9', { exact: true }).waitFor()
    await bench.shot('definition')

    // A link that VS Code checks has one squiggle, from VS Code.
    await bench.openFile('page.md')
    await bench.expectSquiggles(['guide/none.html'])
    expect((await bench.problems()).map(({ text }) => text).join()).toContain('missing-file')
    await bench.command('View: Toggle Panel Visibility')
    await bench.setSettings({ 'markdown.validate.enabled': true })
    await bench.openFile('page.md')
    const told = await bench.problemsWith('File does not exist at path')
    await bench.shot('markdown-validate')
    expect(told.filter(text => text.includes('page.md'))).toHaveLength(1)
    await bench.command('View: Toggle Panel Visibility')
    await bench.expectSquiggles(['guide/none.html'])
  }))
