import { expect, test } from 'vitest'
import { codesOf, missing, page, siteOf } from '../support/generator-sites.ts'

test('MkDocs, INHERIT: the settings of another file count where there are none', async () => {
  const site = {
    'mkdocs.yml': 'INHERIT: config/base.yml\nsite_name: x\n',
    'config/base.yml': 'INHERIT: more.yml\ndocs_dir: none\n',
    'config/more.yml': 'docs_dir: other\nuse_directory_urls: false\n',
    'none/b.md': '',
  }
  expect(await codesOf({ ...site, 'none/a.md': page('b.html', 'b.md', 'c.md') })).toEqual({
    'none/a.md': missing,
  })
  const own = { ...site, 'mkdocs.yml': `${site['mkdocs.yml']}docs_dir: docs\n`, 'docs/b.md': '' }
  expect(await codesOf({ ...own, 'docs/a.md': page('b.html', 'b.md', 'c.md') })).toEqual({
    'docs/a.md': missing,
  })
})

test('MkDocs, INHERIT: a translation with the settings of another language takes its pages', async () => {
  const site = {
    'docs/en/mkdocs.yml': 'site_name: x\n',
    'docs/en/docs/a.md': '',
    'docs/en/docs/b.md': '',
    'docs/hi/mkdocs.yml': 'INHERIT: ../en/mkdocs.yml\n',
  }
  expect(await codesOf({ ...site, 'docs/hi/docs/a.md': page('b.md', 'c.md') })).toEqual({
    'docs/hi/docs/a.md': missing,
  })
})

test('MkDocs, INHERIT: nothing is known of a site whose settings are in a file that cannot be read', async () => {
  const site = { 'docs/a.md': page('b.html', 'none.md'), 'docs/b.md': '' }
  const inherits = { 'mkdocs.yml': 'INHERIT: ../base.yml\nsite_name: x\n' }
  expect(await codesOf({ ...site, ...inherits })).toEqual({})
  expect(await codesOf({ ...site, 'mkdocs.yml': '# INHERIT: x\nsite_name: x\n' })).toEqual({
    'docs/a.md': ['reference/wrong-form', 'reference/missing-file'],
  })
})

test('MkDocs, snippets: a part of other pages has no links of its own', async () => {
  const extensions = (path: string) =>
    `markdown_extensions:\n  - meta\n  - pymdownx.snippets:\n      base_path: ${path}\n`
  const site = { 'docs/a.md': '', 'docs/parts/b.md': page('none.md') }
  expect(await codesOf({ ...site, 'mkdocs.yml': extensions('docs/parts') })).toEqual({})
  expect(await codesOf({ ...site, 'mkdocs.yml': extensions('[x, docs/parts]') })).toEqual({})
  expect(await codesOf({ ...site, 'mkdocs.yml': extensions('docs') })).toEqual({
    'docs/parts/b.md': missing,
  })
})

test.each([
  ['mkdocs-online.yml', {}],
  ['mkdocs_en.yaml', {}],
  ['mkdocs.en.yml', {}],
  // What it inherits, and another one beside the usual one, whose settings count.
  ['mkdocs-online.yml', { 'mkdocs-common.yml': 'docs_dir: docs\nplugins: [blog]\n' }],
  ['mkdocs-a.yml', { 'mkdocs.yml': 'site_name: y\n' }],
])('MkDocs, %s with %j is the configuration of a site', async (name, files) => {
  const site = { 'docs/a.md': page('/b/', 'b.md', 'none.md'), 'docs/b.md': '', ...files }
  const inherits = 'mkdocs-common.yml' in files ? 'INHERIT: ./mkdocs-common.yml\n' : ''
  const all = { ...site, [name]: `${inherits}site_name: x\n` }
  expect(await siteOf(all, 'docs/a.md')).toMatchObject({ profile: 'mkdocs' })
  expect(await codesOf(all)).toEqual({ 'docs/a.md': missing })
})

test('MkDocs, INHERIT: settings of another file apply where the first has none', async () => {
  const site = { 'manual/a.md': page('none.md'), 'docs/b.md': page('none.md') }
  const common = {
    'base.yml': 'INHERIT: more.yml\nsite_name: x\n',
    'more.yml': 'docs_dir: manual\n',
  }
  const own = { 'mkdocs.yml': 'INHERIT: base.yml\nsite_url: https://example.com/\n' }
  expect(await codesOf({ ...site, ...common, ...own })).toEqual({ 'manual/a.md': missing })
  const circle = { 'mkdocs.yml': 'INHERIT: base.yml\n', 'base.yml': 'INHERIT: base.yml\n' }
  expect(await codesOf({ ...site, ...circle })).toEqual({})
})
