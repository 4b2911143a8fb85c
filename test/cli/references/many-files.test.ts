import { expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

const ids = ['one', 'two', 'caf\u00E9', 'a b', 'Two', 'x']

/** Pages that link to each other, forwards and backwards; some fragments find nothing, some two elements. */
function pages(count: number): Record<string, string> {
  const nameOf = (index: number) => `${index % 3 === 0 ? 'deep/' : ''}${index % count}.html`
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const up = index % 3 === 0 ? '../' : ''
      const own = ids.filter((_, at) => (index + at) % 4 > 0).map(id => `<p id="${id}">`)
      const twice = index % 7 === 0 ? '<p id="x">' + ' '.repeat(100) + '<b id="x"></b>' : ''
      const links = ids.map((id, at) => {
        const target = nameOf((index * 5 + at * 3) % count)
        const fragment = at % 2 === 0 ? encodeURIComponent(id) : id
        return `<a href="${up}${target}#${fragment}"><a href="#${fragment}">`
      })
      const missing = ['none.html', '1.htm', '1.htm#one', '1.htm#two', '3.htm?q#x', '3.html/']
      const broken = missing.map(target => `<a href="${target}">`)
      return [nameOf(index), [...own, twice, ...links, ...broken].join('\n')]
    }),
  )
}

interface Report {
  readonly filePath: string
  readonly findings: readonly {
    readonly fixes: readonly { readonly title: string }[]
  }[]
}

const config = {
  references: 'fragments',
  severities: { 'reference/ambiguous-fragment': 'info' },
}

test('a run over all files says of each what a run over it alone says', async () => {
  const files = pages(24)
  const cwd = folderWith({ ...files, 'hreflint.config.json': JSON.stringify(config) })
  const args = ['--format', 'json']
  const all = await runCli([...args, '.'], { cwd })
  const found = codesByFile(all)
  const reports: Report[] = JSON.parse(all.stdout)
  for (const file of Object.keys(files)) {
    const alone = await runCli([...args, file], { cwd })
    expect(JSON.parse(alone.stdout)).toEqual(reports.filter(({ filePath }) => filePath === file))
  }
  const titles = reports.flatMap(({ findings }) =>
    findings.flatMap(({ fixes }) => fixes.map(({ title }) => title)),
  )
  const shared = ['1.html', '1.html#one', '1.html#two', '3.html?q#x', 'deep/3.html']
  expect(titles).toEqual(expect.arrayContaining(shared.map(url => `Change to ${url}`)))
  const codes = new Set(Object.values(found).flat())
  expect([...codes].sort()).toEqual([
    'reference/ambiguous-fragment',
    'reference/missing-file',
    'reference/missing-fragment',
    'whatwg/unescaped-space',
  ])
})
