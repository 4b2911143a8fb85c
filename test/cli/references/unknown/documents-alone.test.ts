import { describe, expect, test } from 'vitest'
import { codesByFile, folderWith, runCli } from '../../support/run-cli.ts'

// Documents in no site: where their site begins is not known, but the files beside them are.

const files = {
  'web/css/site.css': '',
  'web/images/picture.png': '',
  'web/images/Banner.png': '',
  'web/fonts/regular/font.woff2': '',
  'web/page.html': '<p id="introduction"></p>\n',
  'images/picture.png': '',
}

const css = (url: string) => `a { background: url("${url}") }\n`

const documents: Readonly<Record<string, (url: string) => string>> = {
  'web/css/a.css': css,
  'web/css/a.scss': css,
  'web/css/a.less': css,
  'web/css/a.html': url => `<img src="${url}" alt="">\n`,
  'web/css/a.php': url => `<?php b(); ?><img src="${url}" alt="">\n`,
  'web/css/a.vue': url => `<template><img src="${url}" alt=""></template>\n`,
  'web/css/a.svelte': url => `<img src="${url}" alt="">\n`,
  'web/css/manifest.json': url => JSON.stringify({ display: 'browser', icons: [{ src: url }] }),
}

async function codesOf(document: string, url: string): Promise<readonly string[]> {
  const cwd = folderWith({ ...files, [document]: documents[document]?.(url) ?? '' })
  const run = await runCli(['--format', 'json', '.'], { cwd })
  return codesByFile(run)[document] ?? []
}

describe.each(Object.keys(documents))('%s', document => {
  test.each([
    ['../images/pitcure.png', 'missing-file'],
    ['../images/pictture.png', 'missing-file'],
    ['../imges/picture.png', 'missing-file'],
    ['../images/banneR.png', 'wrong-case'],
    ['../fnts/regular/font.woff2', 'missing-file'],
  ])('has a slip of a file beside it: %s', async (url, code) => {
    expect(await codesOf(document, url)).toEqual([`reference/${code}`])
  })

  test.each([
    // What exists.
    ['../images/picture.png'],
    // A build may make it.
    ['../images/other.png'],
    ['../images/pitcure.webp'],
    ['../images/banner.png'],
    // The root of its site is not known.
    ['/images/pitcure.png'],
    ['/web/images/pitcure.png'],
    ['https://example.com/web/images/pitcure.png'],
    ['../../../pitcure.png'],
  ])('is silent about %s', async url => {
    expect(await codesOf(document, url)).toEqual([])
  })
})

test.each([['.'], ['web/css'], ['web/css/a.css'], ['web']])(
  'what is said does not depend on what is named: %s',
  async named => {
    const cwd = folderWith({ ...files, 'web/css/a.css': css('../images/pitcure.png') })
    const run = await runCli(['--format', 'json', named], { cwd })
    expect(codesByFile(run)['web/css/a.css']).toEqual(['reference/missing-file'])
  },
)

test('a hidden folder is no exception', async () => {
  const cwd = folderWith({ '.site/page.html': '<link rel="icon" href="./icon.svg">\n' })
  const run = await runCli(['--format', 'json', '.'], { cwd })
  expect(codesByFile(run)).toEqual({ '.site/page.html': [] })
})

test('a link to a part of the same page has a slip of its id', async () => {
  const cwd = folderWith({ 'a.html': '<p id="introduction"></p><a href="#intrduction">a</a>\n' })
  const run = await runCli(['--format', 'json', '.'], { cwd })
  expect(codesByFile(run)).toEqual({ 'a.html': ['reference/missing-fragment'] })
})

test('the slip is named with what is meant', async () => {
  const cwd = folderWith({ ...files, 'web/css/a.css': css('../images/pitcure.png') })
  const { stdout } = await runCli(['.'], { cwd })
  expect(stdout).toContain('Did you mean ../images/picture.png?')
})
