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

  test('does not prove a million fixes to count them', async () => {
    const cwd = folderWith({ 'a.html': '<a href="/a b">\n'.repeat(20_100) })
    const { stdout } = await runCli(['.'], { cwd })
    expect(stdout).toContain('\n20100 warnings in 1 file\n')
    // Three are shown, and of those that are only counted no more than 20,000 are looked at.
    expect(stdout).toContain('\nAt least 20003 of them can be fixed with --fix')
  })

  test('shows findings about different URLs or targets', async () => {
    const links = Array.from({ length: 9 }, (_, index) => `<a href="none-${index}.html">`)
    const urls = Array.from({ length: 9 }, (_, index) => `<a href="/${index} b">`)
    const cwd = folderWith({ 'a.html': [...links, ...urls].join('\n') })
    const { stdout } = await runCli(['--references', 'files', '.'], { cwd })
    expect(places(stdout)).toHaveLength(18)
    expect(stdout).not.toContain('More findings')
  })

  test('shows findings that only count characters three times, whatever the URL is', async () => {
    const images = Array.from({ length: 48 }, (_, index) => {
      const spaces = 'a b '.repeat(index + 2)
      return `<img src="data:image/svg+xml,<svg xmlns='${index}'>${spaces}</svg>">\n`
    })
    const cwd = folderWith({
      'a.html': images.join(''),
      'hreflint.config.json': '{"severities":{"document/unescaped-data":"warning"}}',
    })
    const { stdout } = await runCli(['.'], { cwd })
    expect(places(stdout)).toHaveLength(3)
    expect(stdout).toContain(
      '\n  45 × This `data:` URL contains characters that are not allowed in a URL.\n',
    )
    expect(stdout.split('\n').length).toBeLessThan(60)
  })

  test('shows twenty findings of a code, five of them with their lines', async () => {
    const files = Array.from({ length: 9 }, (_, file) => {
      const links = Array.from({ length: 4 + file }, (_, link) => `<a href="n-${file}-${link}">\n`)
      return [`${file}.html`, links.join('')]
    })
    const cwd = folderWith(Object.fromEntries(files))
    const { code, stdout } = await runCli(['--references', 'files', '.'], { cwd })
    expect(places(stdout)).toHaveLength(20)
    expect(stdout.match(/\^/g)).not.toBeNull()
    expect(stdout.match(/ │ {2,}\^+/g)).toHaveLength(5)
    expect(stdout).toContain(
      '\n1.html:2:10  error  The file n-1-1 does not exist.\n1.html:3:10  error',
    )
    expect(stdout).toContain(
      '\n  52 × reference/missing-file in 8.html (12), 7.html (11), 6.html (10) and 3 other files\n',
    )
    expect(stdout.split('\n').length).toBeLessThan(60)
    expect(code).toBe(1)
  })

  test('a finding on one line ends with what to type', async () => {
    const links = Array.from(
      { length: 7 },
      (_, index) => `<a href="https:/example.org/${index}">\n`,
    )
    const cwd = folderWith({ 'a.html': `${links.join('')}<a href="https://h:0x/">` })
    const { stdout } = await runCli(['.'], { cwd })
    expect(stdout).toMatch(
      /\na\.html:7:17 {2}\w+ {2}\S.*\. (?:Fix|Suggestion): .*\n\na\.html:8:\d+ {2}error {2}whatwg\//,
    )
  })

  test('lists the ten most frequent ones', async () => {
    const links = Array.from({ length: 25 }, (_, index) =>
      `<a href="none-${index}.html">\n`.repeat(4 + (25 - index)),
    )
    const cwd = folderWith({ 'a.html': links.join('') })
    const { stdout } = await runCli(['--references', 'files', '.'], { cwd })
    const [, list = ''] = stdout.split('More findings like those above')
    expect(list.match(/×/g)).toHaveLength(10)
    expect(list).toContain('\n  26 × The file none-0.html does not exist.\n')
    expect(list).toMatch(/\n {2}and \d+ more\n/)
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
