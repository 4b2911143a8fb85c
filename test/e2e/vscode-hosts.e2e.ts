import { cp } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { fixtureSite, oldest } from './support/places.ts'
import type { CodeServer } from './support/code-server.ts'
import { session } from './support/sessions.ts'
import type { Workbench } from './support/workbench.ts'
import { wrong } from './support/wrong.ts'

/** What holds in every VS Code. */
async function underlinesHoversAndFixes(bench: Workbench): Promise<void> {
  await bench.expectSquiggles(wrong)
  await bench.shot('squiggles')
  await bench.goTo(' b?q=1')
  expect(await bench.hover(/host\s+example\.com/)).toContain(
    'Read as https://example.com/a%20b?q=1',
  )
  await bench.page.keyboard.press('Escape')
  const titles = await bench.openQuickFixes()
  await bench.chooseQuickFix(titles, 'Percent-encode as %20')
  await bench.expectSquiggles(['\\\\', ' ', '%'])
}

/** The links of a site, which is only reached through the files that the editor gives. */
async function underlinesBrokenReferences(bench: Workbench, server: CodeServer): Promise<void> {
  await cp(fixtureSite, server.path('.'), { recursive: true })
  await bench.page.locator('.explorer-folders-view').getByText('home.html').waitFor()
  await bench.openFile('home.html')
  await bench.expectSquiggles(['guide/instal.html', 'begin'])
  await bench.shot('references')
}

describe('VS Code in Restricted Mode', () => {
  test('underlines, hovers and fixes, since nothing of the workspace is run', () =>
    session('restricted', 'index.html', { trusted: false }, async (bench, server) => {
      await bench.page.getByText('Restricted Mode').first().waitFor()
      await underlinesHoversAndFixes(bench)
      await underlinesBrokenReferences(bench, server)
    }))
})

describe('VS Code in the browser', () => {
  test('underlines, hovers, fixes, explains and copies from a web worker', () =>
    session('browser', 'index.html', { web: true }, async (bench, server) => {
      await underlinesHoversAndFixes(bench)
      expect(await server.languageServers()).toEqual([])
      await underlinesBrokenReferences(bench, server)
      await bench.openFile('index.html')
      await bench.goTo('example.com/a')
      await bench.command('hreflint: Copy Resolved URL')
      expect(await bench.clipboard()).toBe('https://example.com/a%20b?q=1')
      // On the desktop, a native part writes the log, which is not installed for these tests.
      await bench.command('hreflint: Show Log')
      const log = bench.page.locator('.output-view[aria-label^="hreflint"] .view-line').first()
      await log.filter({ hasText: /hreflint\s\d+\.\d+\.\d+\sstarts,/ }).waitFor()
      await bench.shot('log')
    }))
})

describe('the oldest VS Code', () => {
  test('underlines, hovers and fixes, one thing or all, also on save', () =>
    session('oldest', 'index.html', { edition: oldest }, async (bench, server) => {
      await underlinesHoversAndFixes(bench)
      await bench.openFile('many.html')
      await bench.expectSquiggles([' ', ' ', '^'])
      await bench.command('Fix All')
      await bench.expectSquiggles([])
      const text = await server.read('many.html')
      const fixed = text.replace('a b', 'a%20b').replace('c d', 'c%20d').replace('^', '%5E')
      await bench.save('many.html', fixed)
    }))
})
