import { expect, test } from 'vitest'
import { peekReferences, suggestions } from './links.ts'
import { fixtureWorkspace } from '../support/places.ts'
import { session } from '../support/sessions.ts'

// What VS Code does as well is said once, and what it knows no site for comes from hreflint.

const home = 'site/index.html'

test('says a mistake once, completes from the root of the site, and goes straight to headings', () =>
  session('beside', home, { files: fixtureWorkspace }, async bench => {
    const { page } = bench
    await bench.expectSquiggles([' '])

    await bench.goTo('">rooted')
    const rooted = await suggestions(bench)
    await bench.shot('rooted')
    expect(rooted[0]).toContain('about.html')
    expect(rooted.join('\n')).toContain('team/')
    await page.keyboard.press('Escape')
    await bench.goTo('">relative')
    const relative = await suggestions(bench)
    await bench.shot('relative')
    expect(relative.filter(row => row.includes('about.html'))).toHaveLength(1)
    expect(relative.filter(row => row.includes('team/'))).toHaveLength(1)
    await page.keyboard.press('Escape')

    await bench.goTo('#team')
    await bench.hover(/File: about\.html, heading: The team/)
    await bench.shot('hover')
    await page.keyboard.press('Escape')

    await bench.goTo(' b"')
    expect(await bench.openQuickFixes()).toEqual([
      'Percent-encode as %20',
      'Allow whatwg/unescaped-space on this line',
      'Allow whatwg/unescaped-space in this file',
      'Explain whatwg/unescaped-space',
    ])
    await bench.shot('quick-fixes')
    await page.keyboard.press('Escape')

    // One place, so no list opens.
    const entries = page.locator('.explorer-folders-view .monaco-list-row[aria-level="1"]')
    await entries.filter({ hasText: 'docs' }).click()
    await bench.openFile('guide.md', 'docs/guide.md')
    await bench.goTo('first-steps')
    await page.keyboard.press('F12')
    await page.locator('.tab.active').filter({ hasText: 'setup.md' }).waitFor()
    await page.getByText('Ln 3, Col 1', { exact: true }).waitFor()
    await bench.openFile('setup.md', 'docs/setup.md')
    await bench.goTo('First')
    const references = await peekReferences(bench)
    await bench.shot('references')
    expect(references.filter(row => row.includes('## First'))).toHaveLength(1)
    await page.keyboard.press('Escape')

    // The schema of the file and hreflint know the same mistake.
    await entries.filter({ hasText: 'hreflint.config.json' }).dblclick()
    await page.locator('.tab.active').filter({ hasText: 'hreflint.config.json' }).waitFor()
    const problems = await bench.problemsWith('severitys')
    await bench.shot('configuration')
    expect(problems.filter(text => /severitys/.test(text))).toHaveLength(1)
    await bench.command('View: Toggle Panel Visibility')

    await bench.command('Preferences: Open Settings (UI)')
    await page.keyboard.insertText('hreflint.siteUrl')
    const setting = page.locator('.settings-editor .setting-item-contents', {
      hasText: 'Site Url',
    })
    await setting.locator('input[type="text"], input:not([type])').first().waitFor()
    await bench.shot('setting')
    expect(await setting.first().textContent()).not.toContain('`')
  }))
