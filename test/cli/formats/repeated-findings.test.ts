import { describe, expect, test } from 'vitest'
import { folderWith, runCli } from '../support/run-cli.ts'

/** A site whose pages have the same navigation, in folders of different depth. */
function siteWith(pages: number, navigation: (toRoot: string) => string): string {
  const files = Array.from({ length: pages }, (_, index) => {
    const folder = index % 2 === 0 ? '' : 'deep/'
    const path = `${folder}page-${String(index).padStart(4, '0')}.html`
    return [path, navigation(folder === '' ? '' : '../')]
  })
  return folderWith(Object.fromEntries(files))
}

const broken = (toRoot: string) => `<a href="${toRoot}none.html">Home</a>\n`
const places = (stdout: string) => stdout.match(/^\S+:\d+:\d+ /gm)

describe('the text report of findings that occur often', () => {
  test('shows a missing target three times, whatever the link to it is, and counts the rest', async () => {
    const cwd = siteWith(12, broken)
    const { code, stdout } = await runCli(['--references', 'files', '.'], { cwd })
    expect(places(stdout)).toHaveLength(3)
    expect(stdout.split('\n').slice(-6)).toEqual([
      '',
      'More findings like those above (--format compact lists all):',
      '  9 × The file none.html does not exist.',
      '',
      '12 errors in 12 files',
      '',
    ])
    expect(code).toBe(1)
    const all = await runCli(['--references', 'files', '--format', 'compact', '.'], { cwd })
    expect(places(all.stdout.replaceAll(': ', ' '))).toHaveLength(12)
  })

  test('counts what --fix would mend in what is not shown too', async () => {
    const cwd = siteWith(12, () => '<a href="/a b">\n')
    const { stdout } = await runCli(['.'], { cwd })
    expect(places(stdout)).toHaveLength(3)
    expect(stdout).toContain('\n  9 × The path contains a space that is not percent-encoded.\n')
    expect(stdout).toContain('\n12 of them can be fixed with --fix')
  })

  test('shows findings about different URLs or targets', async () => {
    const links = Array.from({ length: 9 }, (_, index) => `<a href="none-${index}.html">`)
    const urls = Array.from({ length: 9 }, (_, index) => `<a href="/${index} b">`)
    const cwd = folderWith({ 'a.html': [...links, ...urls].join('\n') })
    const { stdout } = await runCli(['--references', 'files', '.'], { cwd })
    expect(places(stdout)).toHaveLength(18)
    expect(stdout).not.toContain('More findings')
  })

  test('lists the twenty most frequent ones', async () => {
    const links = Array.from({ length: 25 }, (_, index) =>
      `<a href="none-${index}.html">\n`.repeat(4 + (25 - index)),
    )
    const cwd = folderWith({ 'a.html': links.join('') })
    const { stdout } = await runCli(['--references', 'files', '.'], { cwd })
    const [, list = ''] = stdout.split('More findings like those above')
    expect(list.match(/×/g)).toHaveLength(20)
    expect(list).toContain('\n  26 × The file none-0.html does not exist.\n')
    expect(list).toContain('\n   7 × The file none-19.html does not exist.\n')
    expect(list).toContain(`\n  and ${6 + 5 + 4 + 3 + 2} more\n`)
  })

  test('explains each code once', async () => {
    const cwd = folderWith({ 'a.html': '<a href="/a b"><a href="/c d"><a href="https://h:0x/">' })
    const { stdout } = await runCli(['.'], { cwd })
    expect(stdout.match(/More: hreflint explain /g)).toHaveLength(2)
    expect(stdout.match(/More: hreflint explain whatwg\/unescaped-space/g)).toHaveLength(1)
  })

  test('shows no control character of a file name', async () => {
    const cwd = folderWith({ 'a.html': '<a href="none%1B[31m.html">\n'.repeat(5) })
    const { stdout } = await runCli(['--references', 'files', '.'], { cwd })
    expect(stdout).toContain('\n  2 × The file none')
    expect(stdout).not.toContain('\u001B')
  })
})
