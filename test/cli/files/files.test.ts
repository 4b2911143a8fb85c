import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

const page = '<a href="/">'
const site = {
  'index.html': page,
  'readme.txt': '',
  'a/one.html': page,
  'a/two.htm': page,
  'a/deep/three.html': page,
  'node_modules/p/index.html': page,
}

const cases: readonly [args: string[], files: Record<string, string>, found: string[]][] = [
  [[], site, ['a/deep/three.html', 'a/one.html', 'a/two.htm', 'index.html']],
  [['.'], site, ['a/deep/three.html', 'a/one.html', 'a/two.htm', 'index.html']],
  [['a'], site, ['a/deep/three.html', 'a/one.html', 'a/two.htm']],
  [['a/'], site, ['a/deep/three.html', 'a/one.html', 'a/two.htm']],
  [['./a/one.html', 'a/one.html'], site, ['a/one.html']],
  [['**/*.html'], site, ['a/deep/three.html', 'a/one.html', 'index.html']],
  [['*.html'], site, ['index.html']],
  [['a/*.{html,htm}'], site, ['a/one.html', 'a/two.htm']],
  [['index.html', 'a'], site, ['index.html', 'a/deep/three.html', 'a/one.html', 'a/two.htm']],
  [['.'], { ...site, '.gitignore': 'a/\n' }, ['index.html']],
  [['.'], { ...site, '.gitignore': '*.html\n!index.html\n' }, ['a/two.htm', 'index.html']],
  [['.'], { ...site, 'a/.gitignore': '/deep\n' }, ['a/one.html', 'a/two.htm', 'index.html']],
  [
    ['.'],
    { ...site, '.hreflintignore': '*.htm\n' },
    ['a/deep/three.html', 'a/one.html', 'index.html'],
  ],
  [
    ['--no-ignore', '.'],
    { ...site, '.gitignore': 'a/\n' },
    ['a/deep/three.html', 'a/one.html', 'a/two.htm', 'index.html'],
  ],
  [['a/one.html', 'index.html'], { ...site, '.gitignore': 'a/\n' }, ['a/one.html', 'index.html']],
  [['a/one.html', 'index.html'], { ...site, '.hreflintignore': 'a/\n' }, ['index.html']],
  // A folder that is named, such as that of a built site.
  [['a'], { ...site, '.gitignore': 'a/\n' }, ['a/deep/three.html', 'a/one.html', 'a/two.htm']],
  [['a/deep'], { ...site, '.gitignore': 'a/\n' }, ['a/deep/three.html']],
  [['a/*.html'], { ...site, '.gitignore': 'a/\n' }, ['a/one.html']],
  [
    ['a'],
    { ...site, '.gitignore': 'a/\n', '.hreflintignore': '*.htm\n' },
    ['a/deep/three.html', 'a/one.html'],
  ],
  [['*.html'], { ...site, '.gitignore': '*.html\n!index.html\n' }, ['index.html']],
  [
    ['node_modules/b'],
    { 'node_modules/b/a.html': page, '.gitignore': 'node_modules\n' },
    ['node_modules/b/a.html'],
  ],
  [
    ['.'],
    { ...site, 'hreflint.config.json': '{ "ignore": ["deep", "*.htm"] }' },
    ['a/one.html', 'index.html'],
  ],
  [
    ['.'],
    {
      'a.tmpl': page,
      'b.html': page,
      'hreflint.config.json': '{ "languages": { ".tmpl": "html" } }',
    },
    ['a.tmpl', 'b.html'],
  ],
  [
    ['.'],
    {
      'a.x': page,
      'hreflint.config.json': '{ "overrides": [{ "files": ["*.x"], "language": "html" }] }',
    },
    ['a.x'],
  ],
  // What tests need to be wrong, and what programs write, is linted where it is named.
  [
    ['.'],
    {
      'a.html': page,
      'a.min.css': 'a {}',
      'spec/fixtures/b.html': page,
      'src/testdata/c.html': page,
      'tests/site/expected/d.html': page,
      '__snapshots__/e.md': 'x',
      'expected/f.html': page,
    },
    ['a.html', 'expected/f.html'],
  ],
  // Pages in folders of tests are their input, and nobody edits archives and vendored packages.
  [
    ['.'],
    {
      'test/source/_posts/a.md': 'x',
      'packages/a/tests/b/main.html': page,
      'playground/assets/index.html': page,
      'app/bower_components/a/index.html': page,
      'sig-a/archive/2018.md': 'x',
      'docs/_style/prism-master/index.html': page,
      'third_party/a/README.md': 'x',
      'lib/vendor/b/index.html': page,
      'docs/vendor/a.md': 'x',
      'sig-a/notes-archive/2019.md': 'x',
      '_archived/a/README.md': 'x',
      'images/a.drawio.svg': '<svg/>',
      'docs/images/b.excalidraw.svg': '<svg/>',
      'c.mmd.svg': '<svg/>',
      'tests/README.md': 'x',
      'docs/tests/b.md': 'x',
      'content/archive/c.md': 'x',
    },
    ['content/archive/c.md', 'docs/tests/b.md', 'docs/vendor/a.md', 'tests/README.md'],
  ],
  [
    ['spec/fixtures', 'a.min.css'],
    { 'a.min.css': 'a {}', 'spec/fixtures/b.html': page },
    ['spec/fixtures/b.html', 'a.min.css'],
  ],
  [['--no-ignore', '.'], { 'testdata/c.html': page }, ['testdata/c.html']],
  [['UPPER.HTML'], { 'UPPER.HTML': page }, ['UPPER.HTML']],
]

describe('which files are linted', () => {
  test.each(cases)('%j of %j', async (args, files, found) => {
    const cwd = folderWith(files)
    const run = await runCli(['--format', 'json', ...args], { cwd })
    expect({ code: run.code, stderr: run.stderr }).toEqual({ code: 0, stderr: '' })
    expect(Object.keys(codesByFile(run))).toEqual(found)
  })

  test('a file in a language that is not known is skipped, with a word', async () => {
    const cwd = folderWith(site)
    const run = await runCli(['--format', 'json', 'readme.txt', 'index.html'], { cwd })
    expect(run.code).toBe(0)
    expect(run.stderr).toBe('hreflint: readme.txt: Skipped: the language for .txt is unknown.\n')
    expect(Object.keys(codesByFile(run))).toEqual(['index.html'])
  })

  test('ignore files above the repository do not count', async () => {
    const folder = folderWith({ '.gitignore': '*.html', 'repo/index.html': page })
    mkdirSync(join(folder, 'repo/.git'))
    const run = await runCli(['--format', 'json', '.'], { cwd: join(folder, 'repo') })
    expect(Object.keys(codesByFile(run))).toEqual(['index.html'])
  })

  test('files outside the working directory are shown with their whole path', async () => {
    const other = folderWith({ 'a.html': page })
    const cwd = folderWith({})
    const run = await runCli(['--format', 'json', join(other, 'a.html')], { cwd })
    expect(Object.keys(codesByFile(run))).toEqual([join(other, 'a.html')])
  })
})
