import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../../support/run-cli.ts'

// A generator copies HTML as it is: its links are those of a page that a server serves.

async function reported(files: Readonly<Record<string, string>>) {
  const run = await runCli(['--format', 'json', '.'], { cwd: folderWith(files) })
  return Object.fromEntries(
    Object.entries(codesByFile(run)).filter(([, found]) => found.length > 0),
  )
}

const missing = 'reference/missing-file'
const link = (...targets: string[]) => targets.map(target => `<a href="${target}">x</a>\n`).join('')

describe.each<[name: string, statics: string, files: Record<string, string>]>([
  ['Docusaurus', 'static', { 'docusaurus.config.js': '', 'docs/x.md': '' }],
  ['Hugo', 'static', { 'hugo.toml': '', 'content/x.md': '' }],
  ['VitePress', 'public', { '.vitepress/config.ts': '', 'x.md': '' }],
  ['VuePress', '.vuepress/public', { '.vuepress/config.js': '', 'x.md': '' }],
  ['Astro', 'public', { 'astro.config.mjs': '', 'src/pages/x.md': '' }],
])('%s', (_, statics, files) => {
  const page = `${statics}/old/a.html`
  const others = { [`${statics}/old/b.html`]: '<p id="here">', [`${statics}/old/c/d.png`]: '' }
  const found = (text: string) => reported({ ...files, ...others, [page]: text })

  test('finds what is copied with a page', async () => {
    const text = link('b.html', '/old/b.html#here', './c/../b', 'c/d.png') + '<img src="c/d.png">'
    expect(await found(text)).toEqual({})
  })

  test('misses what is not', async () => {
    expect(await found(link('none.html', '/old/none', 'c/none.html', 'b.html#nope'))).toEqual({
      [page]: [missing, missing, missing, 'reference/missing-fragment'],
    })
  })

  test('does not know what a build makes elsewhere', async () => {
    if (statics === 'public' && '.vitepress/config.ts' in files) return
    expect(await found(link('/made/', '../made/b.html'))).toEqual({})
  })
})

test('pages of the site lead to copied pages, beside which nothing is made', async () => {
  const files = { 'docusaurus.config.js': '', 'static/old/a.html': '<p id="here">' }
  expect(await reported({ ...files, 'docs/x.md': '[x](/old/a.html#here) [x](/old/a)' })).toEqual({})
  expect(await reported({ ...files, 'docs/x.md': '[x](/old/b.html) [x](/new/b.html)' })).toEqual({
    'docs/x.md': [missing],
  })
})

test('of a folder with many copied pages, which a program has made, only what exists is known', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 21 }, (_, index) => [`static/api/${index}.html`, link('none.html')]),
  )
  const site = { 'docusaurus.config.js': '', 'docs/x.md': '', ...many }
  expect(await reported(site)).toEqual({})
  const run = await runCli(['--stats', '.'], { cwd: folderWith(site) })
  expect(run.stderr).toContain('links: 0 resolved, 21 unknown (21 generated), 0 broken')
})

test('HTML in a folder that is only read is no page', async () => {
  expect(await reported({ 'hugo.toml': '', 'assets/a/a.html': link('none.html') })).toEqual({})
})
