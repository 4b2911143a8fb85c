import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../../support/run-cli.ts'

// A document that a program shows in another tree, or instead of which a site shows another one, is not read in its
// own place.

const repository = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/config': '[remote "origin"]\n\turl = https://github.com/a/b.git\n',
}

async function run(files: Readonly<Record<string, string>>, ...options: readonly string[]) {
  const cwd = folderWith({ ...repository, ...files })
  const { stderr, ...run } = await runCli(['--format', 'json', ...options, '.'], { cwd })
  const found = Object.entries(codesByFile({ ...run, stderr }))
  return { files: found.flatMap(([file, codes]) => (codes.length > 0 ? [file] : [])), stderr }
}

const text = `# A\n\n${'[x](src/none.ts) [y](#none)\n'.repeat(10)}`
const copies: readonly [part: string, copy: string][] = [
  ['.github/readmes/one/a/README.md', 'one/a/README.md'],
  ['.templates/a/README.md', 'a/README.md'],
  ['tools/.parts/docs/a/guide.md', 'tools/docs/a/guide.md'],
]

describe.each(copies)('%s, of which %s is made', (part, copy) => {
  test('is judged where it is shown', async () => {
    const { files, stderr } = await run({ [part]: text, [copy]: text })
    expect(files).toEqual([copy])
    expect(stderr).toContain('hreflint: 20 links in 1 file not checked: in no recognized site.')
  })

  test('is said to be judged there', async () => {
    const cwd = folderWith({ ...repository, [part]: text, [copy]: text })
    const { stdout } = await runCli(['--print-config', part], { cwd })
    expect(JSON.parse(stdout).unchecked).toBe(`It becomes ${copy}, where its links start.`)
    const own = await runCli(['--print-config', copy], { cwd })
    expect(JSON.parse(own.stdout).unchecked).toBeUndefined()
  })

  test('is judged if there is no such file', async () => {
    expect((await run({ [part]: text, 'src/README.md': '' })).files).toEqual([part])
  })

  test('is judged if a user asks for it', async () => {
    const { files } = await run({ [part]: text, [copy]: text }, '--references', 'fragments')
    expect(files).toEqual([part, copy].sort())
  })
})

test('a hidden file beside the root is shown in its place, but for what the root has', async () => {
  const files = { '.github/README.md': '[x](docs/a.md)\n\n[y](none.md)\n', 'README.md': '' }
  const cwd = folderWith({ ...repository, ...files, 'docs/a.md': '' })
  const { stdout } = await runCli(['--format', 'json', '.github/README.md'], { cwd })
  expect(JSON.parse(stdout)[0].findings.map(({ url }: { url: string }) => url)).toEqual(['none.md'])
})

const translated: readonly [document: string, original: string, target: string][] = [
  ['docs-locale/ja-jp/a.md', 'docs/a.md', 'docs/b.md'],
  ['docs/ja/a.md', 'docs/en/a.md', 'docs/en/b.md'],
  ['content/pt-BR/x/a.md', 'content/en/x/a.md', 'content/en/x/b.md'],
  ['i18n/zh_CN/a.md', 'i18n/en/a.md', 'i18n/en/b.md'],
]

describe.each(translated)('%s, which translates %s', (document, original, target) => {
  test('falls back to a page that is not translated', async () => {
    const link = '[x](b.md) [y](b.md#c)\n'
    const files = { [document]: link, [original]: link, [target]: '# C\n' }
    expect((await run(files)).files).toEqual([])
  })

  test('is judged if the original has no such page either', async () => {
    const files = { [document]: '[x](b.md)\n', [original]: '# A\n' }
    expect((await run(files)).files).toEqual([document])
  })

  test('is judged if it is no translation', async () => {
    expect((await run({ [document]: '[x](b.md)\n', [target]: '# C\n' })).files).toEqual([document])
  })
})

test.each([
  ['v1/a.md', 'v2/a.md', 'v2/b.md'],
  ['docs/ja/a.md', 'docs/a.md', 'docs/b.md'],
  ['examples/go/a.md', 'examples/js/a.md', 'examples/js/b.md'],
  ['old/a.md', 'docs/a.md', 'docs/b.md'],
])('%s is no translation of %s beside it', async (document, other, target) => {
  const files = { [document]: '[x](b.md)\n', [other]: '', [target]: '' }
  expect((await run(files)).files).toEqual([document])
})
