import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runBuilt } from '../support/run-built.ts'
import { folderWith, runCli } from '../support/run-cli.ts'

const pages = {
  'index.html':
    '<a href="a.html">A</a><a href="a.html#x">A</a><a href="none.html?k=<b>">N</a><a href="/old">O</a><img src="p.png"><a href="https://user:secret@example.com/">',
  'a.html': '<p id="x"><a href="index.html#no">',
  'lost.html': '<a href="a.html">',
  '404.html': '',
  'p.png': '',
  _redirects: '/old /a 301\n',
}

async function links(files: Readonly<Record<string, string>>, ...args: string[]) {
  const cwd = folderWith(files)
  const run = await runCli(['links', ...args], { cwd })
  expect(run.stderr).toBe('')
  expect(run.code).toBe(0)
  return { ...run, cwd }
}

describe('hreflint links', () => {
  test('exports pages, links, broken ones, orphans and redirects', async () => {
    const { pages: found, links: between, redirects } = JSON.parse((await links(pages)).stdout)
    expect(
      found.toSorted((a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1)),
    ).toEqual([
      { path: '404.html', isMissing: false, isOrphan: false },
      { path: 'a.html', isMissing: false, isOrphan: false },
      { path: 'index.html', isMissing: false, isOrphan: false },
      { path: 'lost.html', isMissing: false, isOrphan: true },
      { path: 'none.html', isMissing: true, isOrphan: false },
    ])
    const start = pages['a.html'].indexOf('no">')
    expect(between).toContainEqual({
      from: 'a.html',
      to: 'index.html',
      count: 1,
      broken: [
        {
          code: 'reference/missing-fragment',
          url: 'index.html#no',
          span: { start, end: start + 2 },
        },
      ],
    })
    expect(between).toContainEqual({ from: 'lost.html', to: 'a.html', count: 1, broken: [] })
    expect(redirects).toEqual([{ from: '/old', to: '/a', status: 301 }])
  })

  test('counts forms, which open pages too', async () => {
    const files = {
      'index.html':
        '<form action="found/"><button formaction="sent.html"></form><form action="/search"><form action="">',
      'found/index.html': '',
      'sent.html': '',
      'lost.html': '<base href="found/"><form action="./">',
    }
    const { stdout } = await links(files, '--profile', 'files')
    const { pages: found, links: between } = JSON.parse(stdout)
    const orphans = found.filter(({ isOrphan }: { isOrphan: boolean }) => isOrphan)
    expect(orphans.map(({ path }: { path: string }) => path)).toEqual(['lost.html'])
    expect(found.filter(({ isMissing }: { isMissing: boolean }) => isMissing)).toEqual([])
    expect(between).toContainEqual({
      from: 'index.html',
      to: 'found/index.html',
      count: 1,
      broken: [],
    })
    expect(between).toContainEqual({ from: 'index.html', to: 'sent.html', count: 1, broken: [] })
    expect(between).toContainEqual({
      from: 'lost.html',
      to: 'found/index.html',
      count: 1,
      broken: [],
    })
  })

  test('writes DOT with names that DOT can hold', async () => {
    const { stdout } = await links(
      {
        'index.html': '<a href="a%22%5C%0Ab.html"><a href="no.html"><a href="no.html">',
        'a"\\\nb.html': '',
      },
      '--profile',
      'files',
      '--format',
      'dot',
    )
    expect(stdout).toContain('  "index.html" -> "a\\"\\\\\uFFFDb.html"\n')
    expect(stdout).toContain('  "no.html" [color=red, fontcolor=red, style="rounded,dashed"]\n')
    expect(stdout).toContain('  "index.html" -> "no.html" [label=2, color=red]\n')
  })

  test('writes one page that loads nothing, with names escaped and passwords masked', async () => {
    const files = {
      ...pages,
      'x<script>.html': '<a href="https://example.com:x@[y/"><a href="</script>">',
      _redirects: '/old /a 301\n/out https://user:secret@example.com/<b>\n',
    }
    const { stdout, cwd } = await links(files, '--format', 'html', '--output', 'out.html')
    expect(stdout).toBe('')
    const html = readFileSync(join(cwd, 'out.html'), 'utf8')
    expect(html).not.toContain('secret')
    const [data = '', , last = ''] = html.split('</script>')
    expect(html.split('</script>')).toHaveLength(4)
    expect(html.split(/<script\b/i)).toHaveLength(4)
    expect(last).toContain('cytoscape(')
    expect(html).not.toMatch(/<(?:link|img|script)[^>]*\s(?:src|href)=/)
    const graph = JSON.parse(data.slice(data.lastIndexOf('{"nodes"')))
    expect(graph.nodes).toContainEqual({
      id: 'lost.html',
      label: 'lost.html',
      kind: 'orphan',
      pages: 1,
    })
    expect(graph.nodes.map(({ label }: { label: string }) => label)).toContain('x<script>.html')
    expect(data).toContain('<td>x&#60;script&#62;.html</td>')
  })

  test('draws folders where pages are too many', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`d${index % 7}/e/p${index}.html`, '<a href="/">']),
    )
    const { stdout } = await links(
      { 'index.html': '', ...many },
      '--format',
      'html',
      '--profile',
      'pages',
    )
    const data = stdout.split('</script>')[0] ?? ''
    const { nodes } = JSON.parse(data.slice(data.lastIndexOf('{"nodes"')))
    expect(nodes).toContainEqual({ id: 'd0/e/', label: 'd0/e/', kind: 'folder', pages: 58 })
    expect(nodes).toHaveLength(8)
  })

  test('says where there is no site, or more than one', async () => {
    const none = await runCli(['links'], { cwd: folderWith({ 'a.toml': 'b = "c"' }) })
    expect(none.code).toBe(2)
    expect(none.stderr).toContain('There is no site among these files.')
    const cwd = folderWith({
      'a/_redirects': '',
      'a/index.html': '',
      'b/_redirects': '',
      'b/index.html': '',
    })
    const two = await runCli(['links'], { cwd })
    expect(two.stderr).toMatch(/These are files of several sites: .*a and .*b\. Name one\./)
  })

  test('as it is packed, brings the drawing along', () => {
    const cwd = folderWith(pages)
    const { stdout } = runBuilt(['links', '--format', 'html'], { cwd })
    expect(stdout).toContain('cytoscape')
    expect(
      existsSync(new URL('../../../packages/cli/dist/cytoscape.min.js', import.meta.url)),
    ).toBe(true)
  })
})
