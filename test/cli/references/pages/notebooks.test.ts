import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../../support/run-cli.ts'

const repository = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/config': '[remote "origin"]\n\turl = https://github.com/a/b.git\n',
}

const cell = (source: string) => `{ "cell_type": "markdown", "metadata": {}, "source": ${source} }`
const code = (source: string) =>
  `{ "cell_type": "code", "metadata": {}, "outputs": [], "execution_count": null, "source": ${source} }`
const notebook = (...cells: readonly string[]) =>
  `{\n "cells": [\n  ${cells.join(',\n  ')}\n ],\n "metadata": {}, "nbformat": 4, "nbformat_minor": 5\n}\n`

interface PlainFinding {
  readonly code: string
  readonly url: string
  readonly span: { readonly start: number; readonly end: number }
}

/** The URLs of the links that are reported in a notebook, each with what it covers there. */
async function brokenIn(
  text: string,
  files: Readonly<Record<string, string>> = {},
  path = 'docs/a.ipynb',
): Promise<readonly string[]> {
  const cwd = folderWith({ ...repository, ...files, [path]: text })
  const { stdout } = await runCli(['--format', 'json', path], { cwd })
  const [{ findings = [] } = {}]: readonly { findings?: readonly PlainFinding[] }[] =
    JSON.parse(stdout)
  return findings.map(({ code: found, span }) => `${found} ${text.slice(span.start, span.end)}`)
}

const missing = 'reference/missing-file'

describe('links of Markdown cells lead to files beside the notebook', () => {
  const files = { 'docs/b.ipynb': '', 'docs/img/p q.png': '', 'data.csv': '', 'docs/é.md': '' }
  test.each<[source: string, broken: readonly string[]]>([
    ['"[x](b.ipynb) [y](../data.csv) ![z](img/p%20q.png) [d](img/)"', []],
    ['"[x](c.ipynb)"', [`${missing} c.ipynb`]],
    ['"![x](img/no.png)"', [`${missing} img/no.png`]],
    [
      String.raw`"<img src=\"no.png\"> <a href='no.md'>"`,
      [`${missing} no.png`, `${missing} no.md`],
    ],
    ['["[x](", "no.md)\\n", "[y](no.csv)"]', [`${missing} no.md`, `${missing} no.csv`]],
    ['["[x](n", "o.md)"]', [`${missing} n", "o.md`]],
    [String.raw`"[x](\u00e9.md) [y](\u00e8.md)"`, [`${missing} ${String.raw`\u00e8.md`}`]],
    ['"[x](B.ipynb)"', ['reference/wrong-case B.ipynb']],
    ['"[x](../../up.md)"', ['reference/outside-root ../../up.md']],
    // Sections and labels, files where Jupyter was started, what is in the notebook itself.
    ['"[x](#Section) [y](b.ipynb#Section) [z](section-label) [w](a/label#x)"', []],
    ['"[x](/none.md) ![y](attachment:none.png) [z](https://a.test/none.md)"', []],
  ])('%s', async (source, broken) => {
    expect(await brokenIn(notebook(cell(source)), files)).toEqual(broken)
  })

  test('strings of code are no links, and what the code writes is made when it runs', async () => {
    const cells = [
      code(String.raw`["open('no.csv')\n", "plt.savefig(\"out/plot.png\")\n", "# [x](no.md)"]`),
      cell('"![x](out/plot.png) [y](no.csv) ![z](out/other.png)"'),
    ]
    expect(await brokenIn(notebook(...cells))).toEqual([`${missing} out/other.png`])
  })
})

describe('a notebook that another program makes a page from is not judged', () => {
  const text = notebook(cell('"[x](none.md)"'))
  test.each([
    ['Sphinx', 'docs/conf.py'],
    ['Jupyter Book', 'docs/_toc.yml'],
    ['MyST', 'myst.yml'],
    ['Quarto', '_quarto.yml'],
    ['MkDocs', 'mkdocs.yml'],
  ])('%s', async (_, file) =>
    expect(await brokenIn(text, { [file]: 'site_name: A\n' })).toEqual([]),
  )

  test('nor is one that is in no repository, unless references are asked for', async () => {
    const cwd = folderWith({ 'a.ipynb': text })
    const codes = async (...args: readonly string[]) =>
      codesByFile(await runCli(['--format', 'json', ...args, 'a.ipynb'], { cwd }))
    expect(await codes()).toEqual({ 'a.ipynb': [] })
    expect(await codes('--references', 'fragments')).toEqual({ 'a.ipynb': [missing] })
  })
})

test('Markdown of Jupyter Book, where a link can leave out the ending, is not judged either', async () => {
  const cwd = folderWith({ ...repository, '_toc.yml': '', 'a.md': '[x](none.md)\n' })
  const run = await runCli(['--format', 'json', 'a.md'], { cwd })
  expect(codesByFile(run)).toEqual({ 'a.md': [] })
})

test('a moved file is followed in notebooks, and the escapes of JSON stay', async () => {
  const text = notebook(
    cell(String.raw`["\"\u00e9\" [x](img/\u0070.png)\n", "<img src=\"img/p.png\" alt=\"\\\\\">"]`),
    code(String.raw`"open(\"img/p.png\")"`),
  )
  const settings = { 'hreflint.config.json': JSON.stringify({ references: 'fragments' }) }
  const cwd = folderWith({ ...settings, 'a.ipynb': text, 'img/p.png': '' })
  const run = await runCli(['move', 'img/p.png', 'pictures/"q" 1.png'], { cwd })
  expect(run.stderr).toBe('')
  const written = readFileSync(join(cwd, 'a.ipynb'), 'utf8')
  expect(() => JSON.parse(written)).not.toThrow()
  expect(written).not.toContain('[x](img/')
  expect(written).toContain(String.raw`alt=\"\\\\\">`)
  expect(written).toContain(String.raw`"open(\"img/p.png\")"`)
  expect(await brokenIn(written, { 'pictures/"q" 1.png': '' }, 'a.ipynb')).toEqual([])
})
