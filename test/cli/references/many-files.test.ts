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
      return [nameOf(index), [...own, twice, ...links, '<a href="none.html">'].join('\n')]
    }),
  )
}

test('a run over all files says of each what a run over it alone says', async () => {
  const files = pages(24)
  const cwd = folderWith({ ...files, 'hreflint.config.json': '{"references":"fragments"}' })
  const args = ['--format', 'json']
  const all = await runCli([...args, '.'], { cwd })
  const found = codesByFile(all)
  const reports: { filePath: string }[] = JSON.parse(all.stdout)
  for (const file of Object.keys(files)) {
    const alone = await runCli([...args, file], { cwd })
    expect(JSON.parse(alone.stdout)).toEqual(reports.filter(({ filePath }) => filePath === file))
  }
  const codes = new Set(Object.values(found).flat())
  expect([...codes].sort()).toEqual([
    'reference/ambiguous-fragment',
    'reference/missing-file',
    'reference/missing-fragment',
    'whatwg/unescaped-space',
  ])
})
