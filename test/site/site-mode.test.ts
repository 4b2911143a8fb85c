import { exampleSite } from '@hreflint/site/site/example-site'
import { judgeSite } from '@hreflint/site/site/judge-site'
import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'

const blob = (text: string | Uint8Array<ArrayBuffer>) => new Blob([text])
const judge = (files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>, siteUrl = '') =>
  judgeSite({
    files: Object.entries(files).map(([path, content]) => ({ path, file: blob(content) })),
    profile: 'pages',
    siteUrl,
  })
const said = async (result: ReturnType<typeof judge>) =>
  (await result).findings.map(({ path, line, column, code }) => `${path}:${line}:${column} ${code}`)

describe('a site that was dropped', () => {
  test('is judged below the folder that all files are in', async () => {
    const files = { 'dist/index.html': '\n<a href="/a"><a href="b.html">', 'dist/a.html': '' }
    expect(await said(judge(files))).toEqual(['index.html:2:23 reference/missing-file'])
  })

  test('as a zip is the same', async () => {
    const archive = zipSync({
      dist: { 'index.html': strToU8('<a href="c/no.html">'), c: { 'a.html': strToU8('') } },
      __MACOSX: { 'index.html': strToU8('x') },
    })
    expect(await said(judge({ 'site.zip': new Uint8Array(archive) }))).toEqual([
      'index.html:1:10 reference/missing-file',
    ])
    await expect(judge({ 'site.zip': 'PK' })).rejects.toThrow('The archive cannot be read')
  })

  test('has an address, redirects and orphans', async () => {
    const files = {
      'index.html': '<a href="https://example.com/no.html">',
      'lost.html': '',
      _redirects: '/x /none\n',
    }
    const result = await judge(files, 'https://example.com/')
    expect(result.findings.map(({ code }) => code)).toEqual([
      'reference/missing-file',
      'redirect/dangling',
    ])
    expect(result.orphans).toEqual(['lost.html'])
  })

  test('shows the lines around a finding, without passwords', async () => {
    const text = `${'x\n'.repeat(10)}<a href="https://me:secret@example.com/no.html">\ny\n`
    const [finding] = (await judge({ 'index.html': text }, 'https://example.com/')).findings
    expect(finding).toMatchObject({ line: 11, firstLine: 8 })
    expect(finding?.lines).toEqual([
      'x',
      'x',
      'x',
      '<a href="https://me:******@example.com/no.html">',
      'y',
      '',
    ])
    expect(finding?.lines[3]?.slice(finding.start, finding.end)).toBe('/no.html')
  })

  test('is told of what is no text', async () => {
    const { problems } = await judge({
      'index.html': '',
      'a.html': new Uint8Array([0xff, 0xfe, 0xff]),
    })
    expect(problems).toEqual(['a.html is not UTF-8.'])
  })

  test('says once what versions of a page share', async () => {
    const page = '<a href="none.html">'
    const { findings } = await judge({ 'index.html': '', '1.0/a.html': page, '2.0/a.html': page })
    expect(findings.map(({ path }) => path)).toEqual(['2.0/a.html'])
  })

  test('can be tried on an example', async () => {
    const result = await judgeSite({ files: exampleSite(), profile: 'pages', siteUrl: '' })
    expect(result.findings.map(({ code }) => code).toSorted()).toEqual([
      'redirect/dangling',
      'reference/missing-file',
      'reference/missing-fragment',
      'reference/wrong-case',
    ])
  })
})
