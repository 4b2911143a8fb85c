import { describe, expect, test } from 'vitest'
import { codesOf } from '../support/generator-sites.ts'
import { folderWith, runCli } from '../support/run-cli.ts'

// The folder of a generator is often beside the sources of its pages.

const repository = {
  '.git/HEAD': 'ref: refs/heads/main\n',
  '.git/config': '[remote "origin"]\n\turl = https://github.com/a/b.git\n',
}

const codes = (files: Readonly<Record<string, string>>) => codesOf({ ...repository, ...files })

const config = (docs: string, more = '') =>
  `import type {Config} from '@docusaurus/types'
const preset = { docs: { ${docs} } satisfies Options, blog: false }
export default { url: 'https://a.test', ${more} presets: [['classic', preset]] } satisfies Config`

const docs = {
  'docs/guide/b.md': '---\nslug: /beta\n---\n# B\n\n## Part\n',
  'website/static/a.png': '',
}

describe.each([
  ['website', '../docs'],
  ['packages/website', '../../docs'],
])('Docusaurus in %s', (folder, path) => {
  const site = { ...docs, [`${folder}/docusaurus.config.ts`]: config(`path: '${path}'`) }

  test('makes pages from the docs outside it', async () => {
    const cwd = folderWith({ ...repository, ...site })
    const run = await runCli(['--print-config', 'docs/guide/b.md'], { cwd })
    expect(JSON.parse(run.stdout).site).toMatchObject({
      root: cwd,
      profile: 'docusaurus',
      because: `${folder}/docusaurus.config.ts`,
    })
    const sound = '[b](guide/b.md#part) [b](/docs/beta#part) [b](beta) [b](./beta?x)\n'
    expect(await codes({ ...site, 'docs/a.md': sound })).toEqual({})
    const wrong = '[b](guide/c.md) [b](/docs/beta#parts)\n'
    expect(await codes({ ...site, 'docs/a.md': wrong })).toEqual({
      'docs/a.md': ['reference/missing-file', 'reference/missing-fragment'],
    })
  })
})

test('versions, translations and other instances of the docs are parts of the site', async () => {
  const plugins =
    "plugins: [['@docusaurus/plugin-content-docs', { id: 'team', path: 'team', routeBasePath: 'we' }]],"
  const site = {
    'docusaurus.config.js': config("routeBasePath: '/'", plugins),
    'versions.json': '["2.0", "1.0"]',
    'docs/a.md': '# New\n',
    'team/a.md': '# Team\n\n## Members\n',
    'versioned_docs/version-2.0/a.md': '# Two\n\n## Members\n',
    'versioned_docs/version-1.0/b.md':
      '[a](/we/a#members) [a](/a) [a](/2.0/a#members) [x](/we/a#x)\n',
    'i18n/de/docusaurus-plugin-content-docs/version-1.0/c.md':
      '[b](b.md) [b](/de/1.0/c) [x](x.md)\n',
  }
  expect(await codes(site)).toEqual({
    'versioned_docs/version-1.0/b.md': ['reference/missing-fragment'],
    'i18n/de/docusaurus-plugin-content-docs/version-1.0/c.md': ['reference/missing-file'],
  })
})

test('a link from its document stays in the version or language of the document', async () => {
  const link = '[s](../settings.md#old) [s](./settings.md#old) [s](settings.md#old)\n'
  expect(
    await codes({
      'docusaurus.config.js': config("routeBasePath: '/'", ''),
      'versions.json': '["10.x"]',
      'docs/settings.md': '# New\n',
      'docs/cli/add.md': '[s](../settings.md#old)\n',
      'versioned_docs/version-10.x/settings.md': '# Settings\n\n## Old\n',
      'versioned_docs/version-10.x/cli/add.md': link.slice(0, 24),
      'versioned_docs/version-10.x/add.md': link.slice(25),
    }),
  ).toEqual({ 'docs/cli/add.md': ['reference/missing-fragment'] })
  const pages = {
    'hugo.toml':
      'defaultContentLanguage = "en"\n[languages.en]\ncontentDir = "content/en"\n[languages.zh]\ncontentDir = "content/zh"\n',
    'content/en/docs/run.md': '# Run\n',
    'content/zh/docs/run.md': '# Run\n\n## First {#first}\n',
    'content/zh/docs/use.md': '[r](../run/#first) [r](/docs/run/#run) [r](../run/#none)\n',
  }
  expect(await codes(pages)).toEqual({ 'content/zh/docs/use.md': ['reference/missing-fragment'] })
})

test('a drawing in no site has its own parts', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg"><path id="t" style="fill: url(#t)"/><use href="#t"/><use href="#none"/></svg>'
  const run = await runCli(['--stats', '.'], { cwd: folderWith({ 'a/b.svg': drawing }) })
  expect(run.stderr).toContain('links: 2 resolved, 1 unknown (1 in no site), 0 broken')
  expect(run.code).toBe(0)
})

test('an address without a language leads to the page in the language of the document', async () => {
  const translated = 'i18n/de/docusaurus-plugin-content-docs/current'
  expect(
    await codes({
      'docusaurus.config.js': config("routeBasePath: '/'"),
      'docs/a.md': '---\nslug: alpha\n---\n# A\n\n## Part\n',
      'docs/b.md': '[part](/alpha#part) [Teil](/alpha#teil)\n',
      'docs/c.md': '---\nslug: gamma\n---\n# C\n\n## Part\n',
      [`${translated}/a.md`]: '---\nslug: alpha\n---\n# A\n\n## Teil\n',
      [`${translated}/b.md`]: '[part](/alpha#part) [Teil](/alpha#teil) [c](/gamma#part)\n',
    }),
  ).toEqual({
    'docs/b.md': ['reference/missing-fragment'],
    [`${translated}/b.md`]: ['reference/missing-fragment'],
  })
})

test('a path of one mount of Hugo is not looked up in another', async () => {
  const mounts = ['v1', 'v2/_dev', 'v2'].map(
    name =>
      `[[module.mounts]]\nsource = 'content/${name}'\ntarget = 'content/${name.replace('/_', '/')}'\n`,
  )
  const site = {
    'hugo.toml': mounts.join(''),
    'content/v1/1.7/guide/a.md': '[b](../../deploy/#storage) [b](../../deploy/#stores)\n',
    'content/v1/1.7/deploy/_index.md': '# Deploy\n\n## Storage\n',
    'content/v2/_dev/deploy/_index.md': '# Deploy\n\n## Stores\n',
  }
  expect(await codes(site)).toEqual({ 'content/v1/1.7/guide/a.md': ['reference/missing-fragment'] })
})

test('a translation whose settings are those of another language has its pages where it has none', async () => {
  const site = {
    'docs/en/mkdocs.yml': 'site_name: A\n',
    'docs/en/docs/b.md': '# B\n\n## Part\n',
    'docs/en/docs/img/a.png': '',
    'docs/de/docs/c.md': '# C\n\n## Teil\n',
  }
  const path = 'docs/de/docs/a.md'
  const sound = '[b](b.md#part) [c](c.md#teil) ![a](/img/a.png) [b](../b/)\n'
  expect(await codes({ ...site, [path]: sound })).toEqual({})
  expect(await codes({ ...site, [path]: '[d](d.md) [c](c.md#part) [x](b)\n' })).toEqual({
    [path]: ['reference/missing-file', 'reference/missing-fragment'],
  })
  const other = Object.fromEntries(
    Object.entries(site).map(([name, text]) => [name.replace('/de/', '/tools/'), text]),
  )
  expect(await codes({ ...other, 'docs/tools/docs/a.md': '[d](/d/)\n' })).toEqual({})
})
