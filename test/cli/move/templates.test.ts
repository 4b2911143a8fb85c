import { describe, expect, test } from 'vitest'
import { folderWith, runCli } from '../support/run-cli.ts'
import { treeOf } from './tree-of.ts'

// Links that a template of the generator writes: they name pages in their own way, and follow like all others.

const hugo = (links: string) => ({
  'hugo.toml': 'baseURL = "https://example.org/"\n',
  'content/_index.md': links,
  'content/docs/_index.md': '# Docs\n',
  'content/docs/rust/_index.md': '# Rust\n',
  'content/docs/rust/start.md': '# Start\n\n## Set up\n',
})

/** Moves something, and returns a document after it. */
async function after(files: Readonly<Record<string, string>>, path: string, ...args: string[]) {
  const cwd = folderWith(files)
  const run = await runCli(['move', ...args], { cwd })
  expect(run.code, run.stderr).toBe(0)
  const lint = await runCli(['--format', 'json', '.'], { cwd })
  expect(lint.stdout).not.toContain('reference/')
  return treeOf(cwd)[path]
}

describe('ref and relref of Hugo', () => {
  test.each([
    ['rooted', '/docs/rust/start', '/docs/go/begin'],
    ['rooted, with its ending', '/docs/rust/start.md', '/docs/go/begin.md'],
    ['from the root of the content', 'docs/rust/start.md', 'docs/go/begin.md'],
    ['with a fragment', '/docs/rust/start#set-up', '/docs/go/begin#set-up'],
  ])('follow a page: %s', async (_, name, now) => {
    const links = (page: string) =>
      `[a]({{< relref "${page}" >}}) [b]: x\n\n[c]: {{% ref "${page}" %}}\n[d]({{< ref \`${page}\` >}})\n`
    const move = ['content/docs/rust/start.md', 'content/docs/go/begin.md']
    expect(await after(hugo(links(name)), 'content/_index.md', ...move)).toBe(links(now))
  })

  test('follow a folder, and what follows them stays', async () => {
    const links = (folder: string) =>
      `[a]({{< relref "/docs/${folder}/start" >}}#set-up) [b]({{< relref "docs/${folder}/_index.md" >}})\n`
    const moved = await after(
      hugo(links('rust')),
      'content/_index.md',
      'content/docs/rust',
      'content/docs/new',
    )
    expect(moved).toBe(links('new'))
  })

  test('are rewritten in a page that moves', async () => {
    const files = {
      ...hugo('# H\n'),
      'content/docs/go.md': '[s]({{< relref "rust/start.md" >}})\n',
    }
    const moved = await after(
      files,
      'content/docs/a/b/go.md',
      'content/docs/go.md',
      'content/docs/a/b/go.md',
    )
    expect(moved).toBe('[s]({{< relref "../../rust/start.md" >}})\n')
  })

  test.each([
    [
      'inside',
      '{{< relref "/docs/rust/start#set-up" >}}',
      '{{< relref "/docs/rust/start#install" >}}',
    ],
    [
      'after it',
      '{{< relref "/docs/rust/start" >}}#set-up',
      '{{< relref "/docs/rust/start" >}}#install',
    ],
  ])('follow a heading: %s', async (_, link, now) => {
    const args = ['content/docs/rust/start.md#set-up', '#Install']
    expect(await after(hugo(`[a](${link})\n`), 'content/_index.md', ...args)).toBe(`[a](${now})\n`)
  })

  test('follow a section that was moved by hand', async () => {
    const files = {
      ...hugo(
        '[a]({{< relref "/docs/rust/start#gone" >}}) [b]({{< ref "docs/rust/start.md" >}}#gone)\n',
      ),
      'content/docs/go.md': '## Here\n',
    }
    const args = ['content/docs/rust/start.md#gone', 'content/docs/go.md#here']
    expect(await after(files, 'content/_index.md', ...args)).toBe(
      '[a]({{< relref "/docs/go#here" >}}) [b]({{< ref "docs/go.md" >}}#here)\n',
    )
  })
})

describe('tags and filters of Jekyll', () => {
  const jekyll = (links: string) => ({
    '_config.yml': 'baseurl: /app\n',
    'index.md': links,
    'docs/start.md': '# Start\n\n## Set up\n',
    '_posts/2026-01-02-news.md': '# News\n',
  })
  const all = (page: string, post: string) =>
    [
      `[a]({% link ${page}.md %}#set-up)`,
      `[b]({{ site.baseurl }}{% link /${page}.md %})`,
      `[c]({{ site.baseurl }}/${page}.html#set-up)`,
      `[d]({{ '/${page}.html#set-up' | relative_url }})`,
      `[e]({{ "${page}.html" | absolute_url }}#set-up)`,
      `[f]({% post_url ${post} %})`,
      '',
    ].join('\n')

  test('follow a page and a post', async () => {
    const before = jekyll(all('docs/start', '2026-01-02-news'))
    const cwd = folderWith(before)
    for (const move of [
      ['docs/start.md', 'guide/begin.md'],
      ['_posts/2026-01-02-news.md', '_posts/2026-02-03-latest.md'],
    ]) {
      const run = await runCli(['move', ...move], { cwd })
      expect(run.code, run.stderr).toBe(0)
    }
    expect(treeOf(cwd)['index.md']).toBe(all('guide/begin', '2026-02-03-latest'))
  })

  test('stay where their document moves', async () => {
    const links = all('docs/start', '2026-01-02-news')
    const moved = await after(jekyll(links), 'about/index.md', 'index.md', 'about/index.md')
    expect(moved).toBe(links)
  })

  test('follow a heading', async () => {
    const links = (id: string) =>
      `[a]({% link docs/start.md %}#${id}) [b]({{ '/docs/start.html#${id}' | relative_url }})\n`
    const moved = await after(
      jekyll(links('set-up')),
      'index.md',
      'docs/start.md#set-up',
      '#Install it',
    )
    expect(moved).toBe(links('install-it'))
  })
})
