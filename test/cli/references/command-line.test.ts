import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { git, repositoryWith } from '../support/git-repository.ts'
import { runBuilt } from '../support/run-built.ts'
import { codesByFile, folderWith, runCli } from '../support/run-cli.ts'

const config = (settings: object) => JSON.stringify(settings)

async function codes(cwd: string, ...args: string[]) {
  const run = await runCli(['--format', 'json', ...args], { cwd })
  expect(run.stderr).toBe('')
  // Files without findings are listed as well.
  return Object.fromEntries(
    Object.entries(codesByFile(run)).filter(([, found]) => found.length > 0),
  )
}

const broken = {
  'a.html': '<a href="b.html">B</a>\n<a href="c.html#x">C</a>\n',
  'c.html': '<p id="y">',
}

describe('references are resolved', () => {
  test('where they are asked for, in the configuration or on the command line', async () => {
    expect(await codes(folderWith(broken))).toEqual({})
    expect(await codes(folderWith(broken), '--references', 'fragments')).toEqual({
      'a.html': ['reference/missing-file', 'reference/missing-fragment'],
    })
    expect(await codes(folderWith(broken), '--references', 'files')).toEqual({
      'a.html': ['reference/missing-file'],
    })
    const configured = { ...broken, 'hreflint.config.json': config({ references: 'files' }) }
    expect(await codes(folderWith(configured))).toEqual({ 'a.html': ['reference/missing-file'] })
    expect(await codes(folderWith(configured), '--references', 'off')).toEqual({})
  })

  test('where a site is recognized', async () => {
    const files = {
      'docs/.vitepress/config.ts': 'export default {}',
      'docs/guide/start.md':
        '[Here](./instal) [There](/install.html#first) [Up](../../README.md)\n',
      'docs/install.md': '# Second\n',
      'README.md': '[Nothing](nothing.md)\n',
    }
    const cwd = folderWith(files)
    expect(await codes(cwd)).toEqual({
      'docs/guide/start.md': [
        'reference/missing-file',
        'reference/missing-fragment',
        'reference/outside-root',
      ],
    })
    const printed = await runCli(['--print-config', 'docs/install.md'], { cwd })
    expect(JSON.parse(printed.stdout).site).toEqual({
      root: 'docs',
      options: {},
      profile: 'vitepress',
      siteUrl: null,
      fragments: true,
      because: '.vitepress/config.ts',
    })
  })

  test('in the Markdown of a repository, by the address of its remote', async () => {
    const cwd = repositoryWith({
      'README.md': '[A](docs/a.md#there) [B](docs/b.md) [Issues](../../issues)\n',
      'docs/a.md': '# Here\n',
      'page.html': '<a href="none.html">',
    })
    expect(await codes(cwd)).toEqual({})
    git(cwd, 'remote', 'add', 'origin', 'git@github.com:somebody/something.git')
    expect(await codes(cwd)).toEqual({
      'README.md': ['reference/missing-fragment', 'reference/missing-file'],
    })
  })

  test('with its addresses on the forge', async () => {
    const at = 'https://github.com/somebody/something/blob/main'
    const cwd = repositoryWith({
      'README.md': `[A](${at}/docs/a.md#here) [B](${at}/docs/b.md) [C](${at}/docs/a.md#there)\n`,
      'docs/a.md': '# Here\n',
    })
    git(cwd, 'remote', 'add', 'origin', 'git@github.com:somebody/something.git')
    git(cwd, 'checkout', '-q', '-B', 'main')
    expect(await codes(cwd)).toEqual({
      'README.md': ['reference/missing-file', 'reference/missing-fragment'],
    })
    git(cwd, 'checkout', '-q', '-b', 'topic')
    expect(await codes(cwd)).toEqual({})
  })

  test('with what git does not track', async () => {
    const cwd = repositoryWith({
      'README.md': '[A](build/a.md) [B](docs/b.md) [C](docs) [D](build)\n',
      'docs/b.md': '',
      '.gitignore': 'build\n',
    })
    mkdirSync(join(cwd, 'build'))
    writeFileSync(join(cwd, 'build/a.md'), '[None](../none.md)\n')
    git(cwd, 'remote', 'add', 'origin', 'https://gitlab.com/somebody/something.git')
    expect(await codes(cwd)).toEqual({
      'README.md': ['reference/untracked', 'reference/untracked'],
    })
  })

  test.each(['.', './', '/', './#a'])('with the root, which git tracks: [x](%s)', async link => {
    const files = { 'README.md': `# A\n\n[x](${link})\n`, 'CHANGES.md': `[x](${link})\n` }
    const cwd = repositoryWith(files)
    git(cwd, 'remote', 'add', 'origin', 'https://github.com/somebody/something.git')
    expect(await codes(cwd)).toEqual({})
  })

  test('but not in what is no page: components, parts of pages, templates of a forge', async () => {
    const broken = '[A](none.md)\n'
    const cwd = repositoryWith({
      'docs/.vitepress/config.ts': '',
      'docs/.vitepress/theme/Logo.vue': '<template><img src="@assets/a.png"></template>',
      'docs/.vitepress/theme/style.css': "@import '@theme/none.css';",
      'docs/_parts/a.md': broken,
      // A forge shows it on a page with another address.
      '.github/ISSUE_TEMPLATE.md': '[A](../blob/main/none.md) [B](/none)\n',
      'docs/a.md': '[A]($BRANCH_URL/a.md)\n',
    })
    git(cwd, 'remote', 'add', 'origin', 'https://github.com/somebody/something.git')
    expect(await codes(cwd, '--no-ignore')).toEqual({})
  })

  test('in overrides', async () => {
    const cwd = folderWith({
      ...broken,
      'hreflint.config.json': config({
        references: 'fragments',
        overrides: [{ files: ['a.html'], references: 'off' }],
      }),
    })
    expect(await codes(cwd)).toEqual({})
  })

  test('from the root and address that are configured', async () => {
    const cwd = folderWith({
      'hreflint.config.json': config({
        references: 'files',
        root: 'out',
        siteUrl: 'https://example.com/base/',
      }),
      'out/index.html':
        '<a href="/base/a.html"><a href="https://example.com/base/b.html"><a href="/c.html">',
      'out/a.html': '',
    })
    expect(await codes(cwd)).toEqual({ 'out/index.html': ['reference/missing-file'] })
  })
})

describe('selections resolve against all files', () => {
  test('the text on stdin, under the name of a file', async () => {
    const cwd = folderWith({
      ...broken,
      'b.html': '',
      'hreflint.config.json': config({ references: 'fragments' }),
    })
    const stdin = '<p id="z"><a href="b.html"><a href="c.html#x"><a href="#z"><a href="d.html">'
    const args = ['--format', 'json', '--stdin-filename', 'a.html']
    expect(codesByFile(await runCli(args, { cwd, stdin }))).toEqual({
      'a.html': ['reference/missing-fragment', 'reference/missing-file'],
    })
    expect(codesByFile(await runCli(['--format', 'json', '-'], { cwd, stdin }))).toEqual({
      '<stdin>': [],
    })
  })

  test('a single file, and what git has staged', async () => {
    const cwd = repositoryWith({ ...broken, 'b.html': '' })
    expect(await codes(cwd, '--references', 'fragments', 'a.html')).toEqual({
      'a.html': ['reference/missing-fragment'],
    })
    expect(await codes(join(cwd), '--references', 'fragments', '--changed')).toEqual({})
  })

  test('a folder that is named is the root of what is in it', async () => {
    const cwd = folderWith({
      'dist/a/index.html': '<a href="/b.html"><a href="/c.html">',
      'dist/b.html': '',
      // A server shows something at its root.
      'dist/index.html': '',
    })
    expect(await codes(cwd, '--references', 'files', 'dist')).toEqual({
      'dist/a/index.html': ['reference/missing-file'],
    })
  })
})

describe('the report', () => {
  test('names the file that was looked for, and asks what was meant', async () => {
    const cwd = folderWith({
      'index.html': '<a href="guide/instal.html">',
      'guide/install.html': '',
    })
    const { stdout } = await runCli(['--references', 'files'], { cwd })
    expect(stdout).toContain('The file guide/instal.html does not exist.')
    expect(stdout).toContain('Did you mean guide/install.html?')
  })

  test('--statistics says what links came to', async () => {
    const cwd = folderWith({
      'a.html':
        '<a href="b.html"><a href="c.html"><a href="https://example.com/"><a href="{{ x }}"><a href="#/route">',
      'b.html': '',
    })
    const { stderr } = await runCli(['--references', 'fragments', '--statistics'], { cwd })
    expect(stderr).toContain(
      'links: 1 resolved, 3 unknown (1 fragment, 1 outside the site, 1 placeholder), 1 broken',
    )
  })

  test('--statistics counts the links of documents in no site', async () => {
    const cwd = folderWith({
      'a.html':
        '<a href="b.html"><a href="/c"><img src="d.png"><a href="https://example.com/"><a href="{{ x }}"><form action="/e">',
      'b.css': 'a { background: url(f.png) }',
      'c.js': 'const g = "./h.html"',
    })
    const { stderr } = await runCli(['--statistics'], { cwd })
    expect(stderr).toContain(
      'links: 0 resolved, 6 unknown (3 in no site, 2 outside the site, 1 placeholder), 0 broken',
    )
    const { stderr: off } = await runCli(['--statistics', '--references', 'off'], { cwd })
    expect(off).not.toContain('links:')
  })

  test.each([
    ['one in an entry of an old release', {}, '2 broken (1 not reported)'],
    ['those that are turned off', { 'reference/missing-file': 'off' }, '2 broken (2 not reported)'],
    ['none that are asked for', { 'reference/missing-file': 'error' }, '2 broken'],
  ])('and how many of them are not reported: %s', async (_, severities, said) => {
    const cwd = folderWith({
      'CHANGELOG.md': '## 2.0.0\n\n[a](none.md) [b](CHANGELOG.md)\n\n## 1.0.0\n\n[c](gone.md)\n',
      'hreflint.config.json': config({ references: 'files', severities }),
    })
    const { stderr } = await runCli(['--stats', '.'], { cwd })
    expect(stderr).toContain(`links: 1 resolved, 0 unknown, ${said}\n`)
  })

  test('is the same with several threads', () => {
    const pages = Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [
        `p${index}.html`,
        `<p id="x${index}"><a href="p${index + 1}.html#x${index + 1}"><a href="p0.html#none">`,
      ]),
    )
    const cwd = folderWith(pages)
    const [one, two] = ['1', '2'].map(count =>
      runBuilt(['--references', 'fragments', '--statistics', '--threads', count], { cwd }),
    )
    expect(one?.stdout).toContain('reference/missing-file')
    expect(two).toEqual(one)
  })
})

test('redirects of the site lead on', async () => {
  const cwd = folderWith({
    'dist/index.html': '<a href="/old"><a href="/older/x"><a href="new/none.html">',
    'dist/new/index.html': '',
    'dist/_redirects': '/old /new/\n',
    'dist/netlify.toml': '[[redirects]]\nfrom = "/older/*"\nto = "https://example.com/:splat"\n',
  })
  expect(await codes(cwd)).toEqual({ 'dist/index.html': ['reference/missing-file'] })
})

describe('tables of redirects are linted', () => {
  test('in the folder that is served', async () => {
    const cwd = folderWith({
      'dist/index.html': '<a href="/old">',
      'dist/new.html': '',
      'dist/_redirects': '/old /new 301\n/older /nwe\n/x /old\n',
      'dist/vercel.json': '{ "redirects": [{ "source": "/y", "destination": "/none" }] }',
      'hreflint.config.json':
        '{ "severities": { "reference/redirected": "info", "redirect/chain": "info" } }',
    })
    expect(await codes(cwd, 'dist')).toEqual({
      'dist/_redirects': ['redirect/dangling', 'redirect/chain'],
      'dist/index.html': ['reference/redirected'],
      'dist/vercel.json': ['redirect/dangling'],
    })
  })

  test('in the folder that a generator copies, and in its configuration', async () => {
    const files = {
      'mkdocs.yml':
        'plugins:\n  - redirects:\n      redirect_maps:\n        a.md: none.md\n        b.md: new.md\n',
      'docs/new.md': '# New\n',
      'docs/index.md': '[B](../b/)\n',
    }
    expect(await codes(folderWith(files))).toEqual({
      'mkdocs.yml': ['redirect/dangling'],
    })
    const vitepress = {
      'docs/.vitepress/config.ts': '',
      'docs/public/_redirects': '/a /new\n/b /none\n',
      'docs/new.md': '# New\n',
    }
    expect(await codes(folderWith(vitepress))).toEqual({
      'docs/public/_redirects': ['redirect/dangling'],
    })
  })

  test('not where a build makes what is served', async () => {
    const cwd = folderWith({
      'public/_redirects': '/old /new\n/* /index.html 200\n',
      'netlify.toml': '[build]\npublish = "dist"\n[[redirects]]\nfrom = "/a"\nto = "/b"\n',
      'vercel.json': '{ "rewrites": [{ "source": "/(.*)", "destination": "/none" }] }',
    })
    expect(await codes(cwd)).toEqual({})
  })
})

describe('fixes', () => {
  test('--fix writes none of them, --fix-suggestions the one that is asked for', async () => {
    const cwd = folderWith({ 'a.html': '<img src="Images/A.png">', 'images/a.png': '' })
    const page = () => readFileSync(join(cwd, 'a.html'), 'utf8')
    await runCli(['--references', 'files', '--fix'], { cwd })
    expect(page()).toBe('<img src="Images/A.png">')
    await runCli(['--references', 'files', '--fix-suggestions', 'reference/wrong-case'], { cwd })
    expect(page()).toBe('<img src="images/a.png">')
  })
})

describe('what is hostile', () => {
  test('links in circles and out of the root are neither followed nor reported', async () => {
    const cwd = folderWith({
      'in/index.html':
        '<a href="loop/loop/loop/index.html"><a href="out/secret.html"><a href="self"><a href="nothing.html">',
      'secret.html': '',
    })
    symlinkSync('.', join(cwd, 'in/loop'))
    symlinkSync('..', join(cwd, 'in/out'))
    symlinkSync('self', join(cwd, 'in/self'))
    expect(await codes(cwd, '--references', 'files', 'in')).toEqual({
      'in/index.html': ['reference/missing-file', 'reference/missing-file'],
    })
  })

  test('names that are no UTF-8, or have line breaks', async () => {
    const cwd = folderWith({
      'index.html': '<a href="a%0Ab.html"><a href="%FF.html"><a href="%00"><a href="a%0Ac.html">',
      'a\nb.html': '',
    })
    execFileSync('sh', ['-c', 'touch "$(printf \'\\377\').html"'], { cwd })
    expect(await codes(cwd, '--references', 'files', 'index.html')).toEqual({
      'index.html': ['reference/missing-file'],
    })
  })
})
