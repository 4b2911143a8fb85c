import { describe, expect, test } from 'vitest'
import { breaks, leadsTo, lintOnSite, type TinySite } from '../tiny-site.ts'
import {
  crate,
  extension,
  type Files,
  inRepository,
  npmPackage,
  poetry,
  project,
  pubspec,
} from './packages.ts'

/** The links of a README, each of which is dead on the page of one registry at least. */
const links = '[License](../../LICENSE) [License](/LICENSE)'
const marked = '[License](«../../LICENSE») [License](/LICENSE)'
const atPackage = { document: 'packages/engine/README.md' }

/** Nothing is said of the README of a package that nobody publishes, or that is changed before. */
function silent(files: Files, more: Partial<TinySite> = {}): void {
  leadsTo(links, ['LICENSE', 'LICENSE'], { ...inRepository(files), ...atPackage, ...more })
}

const setup =
  '[metadata]\nname = engine\nversion = 1\nlong_description = file: README.md\nclassifiers = Topic :: Games\n'
const license = { 'packages/engine/LICENSE': '' }

const inside = (name: string, text: string, more: Files = {}): Files => ({
  [`packages/engine/${name}`]: text,
  ...more,
})

describe('a package that is published', () => {
  const site = (files: Files) => ({ ...inRepository(files), ...atPackage })
  const both = '[License](«../../LICENSE») [License](«/LICENSE»)'
  const dead = ['dead-elsewhere', 'dead-elsewhere']
  breaks(marked, ['dead-elsewhere'], site(inside('package.json', npmPackage())))
  breaks(marked, ['dead-elsewhere'], site(inside('package.json', extension())))
  breaks(both, dead, site(inside('pyproject.toml', project())))
  breaks(both, dead, site(inside('pyproject.toml', poetry())))
  breaks(both, dead, site(inside('setup.cfg', setup)))
  breaks(both, dead, site(inside('pubspec.yaml', pubspec(), license)))
  breaks(
    '[License](../../LICENSE) [License](«/LICENSE»)',
    ['dead-elsewhere'],
    site(inside('Cargo.toml', crate())),
  )
})

describe('a package that is not published', () => {
  silent({})
  silent(inside('package.json', npmPackage({ private: true })))
  silent(inside('package.json', npmPackage({ name: undefined })))
  silent(inside('package.json', npmPackage({ version: undefined })))
  silent(inside('package.json', npmPackage({ files: undefined })))
  silent(inside('package.json', npmPackage({ repository: undefined })))
  silent(inside('package.json', npmPackage({ publishConfig: { access: 'restricted' } })))
  silent(
    inside('package.json', npmPackage({ publishConfig: { registry: 'https://npm.example/' } })),
  )
  silent(inside('package.json', npmPackage({ publishConfig: { directory: 'dist' } })))
  silent(inside('package.json', extension({ private: true })))
  silent(inside('package.json', extension({ publisher: undefined })))
  silent(inside('pyproject.toml', project().replace('name = "engine"', '')))
  silent(inside('pyproject.toml', project().replace('version = "1.0"', '')))
  silent(inside('pyproject.toml', project().replace('readme = "README.md"', '')))
  silent(inside('pyproject.toml', project('classifiers = ["Private :: Do Not Upload"]')))
  silent(inside('pyproject.toml', poetry('package-mode = false\n')))
  silent(inside('Cargo.toml', crate('publish = false\n')), {
    document: 'packages/engine/README.md',
  })
  silent(inside('pubspec.yaml', pubspec('publish_to: none\n'), license))
  silent(inside('pubspec.yaml', pubspec()))
})

describe('a README that offers its package', () => {
  const bare =
    '[project]\nname = "engine"\nversion = "1.0"\nreadme = "README.md"\ndependencies = []\n'
  const site = { ...inRepository(inside('pyproject.toml', bare)), ...atPackage }
  const license = ' [License](«/LICENSE»)'
  for (const offer of [
    '`pip install engine`',
    '`pip install --upgrade "engine[all]"`',
    '`uv add engine`',
    '<https://pypi.org/project/engine/>',
    '![](https://img.shields.io/pypi/v/engine.svg)',
  ])
    breaks(offer + license, ['dead-elsewhere'], site)
  for (const other of [
    '`pip install engine-extra`',
    '`pip install engine.more`',
    '`pip install -e .`',
    '`pip install git+https://github.com/ada/engine`',
    '<https://pypi.org/project/engines/>',
  ]) {
    test(other, () => {
      expect(lintOnSite(`${other} [License](/LICENSE)`, site).findings).toEqual([])
    })
  }
})

describe('what `uv init` and `npm init` write', () => {
  silent(
    inside(
      'pyproject.toml',
      '[project]\nname = "engine"\nversion = "0.1.0"\ndescription = "Add your description here"\nreadme = "README.md"\nrequires-python = ">=3.12"\ndependencies = []\n',
    ),
  )
  silent(
    inside(
      'package.json',
      '{"name":"engine","version":"1.0.0","main":"index.js","scripts":{"test":"exit 1"},"license":"ISC"}',
    ),
  )
})

describe('a starter, an example, a test or a copy', () => {
  for (const folder of [
    'examples/a',
    'starters/a',
    'starter',
    'test/fixtures/a',
    'my-template',
    'demo',
    'vendor/a',
  ])
    leadsTo('[License](/LICENSE)', ['LICENSE'], {
      ...inRepository({
        [`${folder}/package.json`]: npmPackage(),
        [`${folder}/pyproject.toml`]: project(),
        [`${folder}/Cargo.toml`]: crate(),
        [`${folder}/pubspec.yaml`]: pubspec(),
        [`${folder}/LICENSE`]: '',
      }),
      document: `${folder}/README.md`,
    })
})

describe('another repository, or one on an unknown forge', () => {
  const other = { url: 'https://github.com/charles/other' }
  silent(inside('package.json', npmPackage({ repository: other })))
  silent(inside('package.json', extension({ repository: other })))
  silent(inside('Cargo.toml', crate().replace('ada/engine', 'ada/other')))
  silent(inside('package.json', npmPackage({ repository: 'https://git.example/ada/engine' })))
  silent(inside('pyproject.toml', project()), { remote: 'https://git.example/ada/engine.git' })
})

describe('a readme that a build changes', () => {
  const published = project()
  silent(
    inside(
      'pyproject.toml',
      `${published}\n[tool.hatch.metadata.hooks.fancy-pypi-readme]\ncontent-type = "text/markdown"\n`,
    ),
  )
  silent(inside('pyproject.toml', project('dynamic = ["readme"]')))
  silent(inside('pyproject.toml', published, { 'scripts/transform_readme.py': '' }))
  silent(
    inside('pyproject.toml', published, {
      '.github/workflows/a.yml': 'run: sed -i s,docs/,https://a.example/, README.md',
    }),
  )
  silent(inside('pyproject.toml', published, { Makefile: 'build:\n\tpython links.py README.md\n' }))
  silent(inside('package.json', npmPackage({ scripts: { prepack: 'node absolute.js README.md' } })))
  silent(
    inside('setup.cfg', setup, {
      'packages/engine/setup.py': 'setup(long_description=read())',
    }),
  )
  silent(
    inside(
      'package.json',
      extension({ scripts: { package: 'vsce package --baseContentUrl https://a.example' } }),
    ),
  )
  silent(inside('package.json', extension({ vsce: { baseImagesUrl: 'https://a.example' } })))
  silent(
    inside('package.json', extension(), {
      '.github/workflows/a.yml': 'run: npx vsce package --baseImagesUrl https://a.example',
    }),
  )
})

describe('a manifest that cannot be read', () => {
  silent(inside('package.json', npmPackage().slice(0, -5)))
  silent(inside('pyproject.toml', `${project()}\n[project`))
  silent(inside('pyproject.toml', '[project]\nname = ["a"]\nversion = 1\nreadme = "README.md"\n'))
  silent(inside('Cargo.toml', 'package = 1'))
  silent(inside('pubspec.yaml', ': : :'))
})

describe('a document that is no text of a package', () => {
  silent(inside('pyproject.toml', project()), { document: 'packages/engine/CHANGELOG.md' })
  silent(inside('package.json', npmPackage()), { document: 'packages/engine/CONTRIBUTING.md' })
})
