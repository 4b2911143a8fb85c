import { describe, expect, test } from 'vitest'
import { drag, hoveredPicture, peekReferences, rename, suggestions } from './links/links.ts'
import { fixtureGuide, newest, oldest } from './support/places.ts'
import { session } from './support/sessions.ts'
import { until } from './support/until.ts'

const home = 'home.html'
const guide = 'guide/install.md'

describe.each([
  { title: 'VS Code', name: 'links', edition: newest },
  { title: 'the oldest VS Code', name: 'links-oldest', edition: oldest },
])('$title', ({ name, edition }) => {
  test('tells of a broken link, shows where links lead and what leads to a heading, and keeps links whole when headings and files get other names', () =>
    session(name, home, { files: fixtureGuide, edition }, async (bench, server) => {
      const { page } = bench
      // The server has read the site.
      await bench.expectSquiggles(['guide/none.md'])
      await bench.shot('squiggle')
      await bench.goTo('none.md')
      expect(await bench.openQuickFixes()).toContain('Create none.md')
      await bench.shot('quick-fix')
      await page.keyboard.press('Escape')

      await bench.goTo('logo.png')
      await bench.hover(/File: guide\/logo\.png, 64 × 48/)
      expect(await hoveredPicture(bench)).toEqual([64, 48])
      await bench.shot('hover')
      await page.keyboard.press('Escape')

      await bench.goTo('first-steps')
      await page.keyboard.press('F12')
      await page.locator('.tab.active').filter({ hasText: 'install.md' }).waitFor()
      await page.getByText('Ln 3, Col 4', { exact: true }).waitFor()
      await bench.shot('definition')
      await bench.openFile('install.md', guide)
      await bench.goTo('First steps')
      const references = (await peekReferences(bench)).join('\n')
      await bench.shot('references')
      expect(references).toContain('home.html')
      expect(references).toContain('install.md')
      await page.keyboard.press('Escape')

      await bench.goTo('First steps')
      await rename(bench, 'Getting started')
      // Changes of files that are not open arrive one after another, so they are saved until all are there.
      const holds = (path: string, text: string) =>
        until(`${path} has ${text}`, async () => {
          if ((await server.read(path)).includes(text)) return true
          await bench.command('File: Save All')
          return (await server.read(path)).includes(text)
        })
      await holds(guide, '## Getting started')
      await holds(guide, '(#getting-started)')
      await holds(home, 'guide/install.md#getting-started')
      await bench.shot('renamed')

      await bench.openFile(home)
      await bench.goTo('">unfinished')
      const suggested = await suggestions(bench)
      await bench.shot('completion')
      expect(suggested.join('\n')).toContain('getting-started')
      await page.keyboard.press('Escape')

      await drag(bench, 'guide', 'old')
      await until('links are written anew', async () =>
        (await bench.editorText()).includes('old/guide/install.md'),
      )
      await holds('old/guide/install.md', '# Install')
      await holds('old/guide/install.md', '../../home.html')
      await holds(home, 'src="old/guide/logo.png"')
      await holds(home, 'href="old/guide/install.md#getting-started"')
      await holds('style.css', 'url("old/guide/logo.png")')
      await bench.shot('moved')

      // The name of a file in a link is that of the file.
      await bench.openFile(home)
      await bench.goTo('install.md')
      await rename(bench, 'setup.md')
      await holds('old/guide/setup.md', '../../home.html')
      await holds(home, 'href="old/guide/setup.md#getting-started"')
      await bench.shot('renamed-file')
    }))
})
