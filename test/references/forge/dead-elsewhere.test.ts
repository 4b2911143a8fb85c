import { describe, expect, test } from 'vitest'
import { breaks, fixedOnSite, leadsTo, lintOnSite, type TinySite } from '../tiny-site.ts'
import { crate, extension, inRepository, npmPackage, poetry, project, pubspec } from './packages.ts'

const dead = ['dead-elsewhere']
const guide = '[Guide](docs/guide.md)'
const deadGuide = '[Guide](«docs/guide.md»)'

describe('PyPI, which shows addresses as they are', () => {
  const site = inRepository({ 'pyproject.toml': project() })
  breaks(deadGuide, dead, site)
  breaks('![Plan](«docs/plan.png»)', dead, site)
  breaks('<img src="«docs/plan.png»">', dead, site)
  breaks('<a href="«./LICENSE»">License</a>', dead, site)
  breaks('[Guide](«/docs/guide.md»)', dead, site)
  breaks('[Guide][a]\n\n[a]: «docs/guide.md»', dead, site)
  breaks('[Folder](«docs»)', dead, site)
  // The sanitizer drops the element.
  leadsTo('<source srcset="docs/plan.png">', ['docs/plan.png'], site)
  leadsTo('[A](#a)\n\n# A', ['README.md'], site)
  leadsTo('[A](README.md)', ['README.md'], site)
  leadsTo(
    '[A](https://github.com/ada/engine/blob/main/docs/guide.md)',
    ['? outside the site'],
    site,
  )
  breaks(deadGuide, dead, inRepository({ 'pyproject.toml': poetry() }))
  breaks(
    deadGuide,
    dead,
    inRepository({
      'pyproject.toml': project().replace('"README.md"', '{file = "README.md"}'),
    }),
  )
  breaks(
    deadGuide,
    dead,
    inRepository({
      'setup.cfg':
        '[metadata]\nname = engine\nversion = attr: engine.version\nlong_description = file: README.md\nclassifiers =\n    Topic :: Games\n',
    }),
  )
  breaks('[Guide](«../docs/guide.md»)', dead, {
    ...inRepository({
      'python/pyproject.toml': project().replace('README.md', 'README_PYPI.md'),
    }),
    document: 'python/README_PYPI.md',
  })
})

describe('npm, which reads addresses from `repository.directory` or from the root', () => {
  const inFolder = (manifest: string, document = 'packages/engine/README.md'): TinySite => ({
    ...inRepository({
      'packages/engine/package.json': manifest,
      'packages/engine/docs/api.md': '',
    }),
    document,
  })
  const repository = { url: 'https://github.com/ada/engine', directory: 'packages/engine' }
  leadsTo(guide, ['docs/guide.md'], inRepository({ 'package.json': npmPackage() }))
  breaks('[API](«docs/api.md»)', dead, inFolder(npmPackage()))
  breaks('[License](«../../LICENSE»)', dead, inFolder(npmPackage()))
  leadsTo(
    '[API](docs/api.md)',
    ['packages/engine/docs/api.md'],
    inFolder(npmPackage({ repository })),
  )
  leadsTo('[License](../../LICENSE)', ['LICENSE'], inFolder(npmPackage({ repository })))
  breaks(
    '[API](«docs/api.md»)',
    dead,
    inFolder(npmPackage({ repository: { ...repository, directory: 'packages/other' } })),
  )
  breaks('[API](«docs/api.md»)', dead, inFolder(npmPackage({ repository: 'ada/engine' })))
  breaks('[API](«docs/api.md»)', dead, inFolder(npmPackage({ repository: 'github:ada/engine' })))
  // A fork is not published. What it changes is read where its origin is.
  breaks('[API](«docs/api.md»)', dead, {
    ...inFolder(npmPackage()),
    remote: 'git@github.com:charles/engine.git',
  })
  // Whether the folder counts for these has changed over the years.
  leadsTo('[License](/LICENSE)', ['LICENSE'], inFolder(npmPackage({ repository })))
  // What becomes of the address of a folder is not known.
  leadsTo(
    '[API](docs/api.md)',
    ['packages/engine/docs/api.md'],
    inFolder(npmPackage({ repository: 'https://github.com/ada/engine/tree/main/packages/engine' })),
  )
})

describe('crates.io, which reads addresses from the folder of the crate', () => {
  const site = (manifest: string, document = 'README.md'): TinySite => ({
    ...inRepository({
      'Cargo.toml': '[workspace]\nmembers = ["crates/*"]\n',
      'crates/engine/Cargo.toml': manifest,
      'crates/engine/docs/api.md': '',
    }),
    document,
  })
  const outside = crate('readme = "../../README.md"\n')
  leadsTo(guide, ['docs/guide.md'], inRepository({ 'Cargo.toml': crate() }))
  breaks(deadGuide, dead, site(outside))
  breaks('![Plan](«docs/plan.png»)', dead, site(outside))
  leadsTo(
    '[API](docs/api.md)',
    ['crates/engine/docs/api.md'],
    site(crate(), 'crates/engine/README.md'),
  )
  leadsTo('[License](../../LICENSE)', ['LICENSE'], site(crate(), 'crates/engine/README.md'))
  breaks('[License](«/LICENSE»)', dead, site(crate(), 'crates/engine/README.md'))
  // The same path exists in the crate.
  leadsTo(guide, ['docs/guide.md'], {
    ...site(outside),
    files: { ...site(outside).files, 'crates/engine/docs/guide.md': '' },
  })
  breaks(deadGuide, dead, {
    ...inRepository({
      'Cargo.toml':
        '[workspace]\nmembers = ["engine"]\n\n[workspace.package]\nreadme = "README.md"\nrepository = "https://github.com/ada/engine"\nversion = "1.0.0"\n',
      'engine/Cargo.toml':
        '[package]\nname = "engine"\nversion.workspace = true\ndescription = "Counts."\nlicense = "MIT"\nrepository.workspace = true\nreadme = { workspace = true }\n',
    }),
  })
  // The address of a folder is taken for that of the repository.
  breaks(
    '[API](«docs/api.md»)',
    dead,
    site(
      crate().replace('ada/engine', 'ada/engine/tree/main/crates/engine'),
      'crates/engine/README.md',
    ),
  )
  breaks(deadGuide, dead, inRepository({ 'source/engine/Cargo.toml': outside }))
})

describe('pub.dev, which leaves addresses out if it finds no repository', () => {
  leadsTo(
    guide,
    ['docs/guide.md'],
    inRepository({ 'pubspec.yaml': pubspec('repository: https://github.com/ada/engine\n') }),
  )
  leadsTo(
    guide,
    ['docs/guide.md'],
    inRepository({ 'pubspec.yaml': pubspec('homepage: https://github.com/ada/engine\n') }),
  )
  breaks(deadGuide, dead, inRepository({ 'pubspec.yaml': pubspec() }))
  breaks(
    deadGuide,
    dead,
    inRepository({ 'pubspec.yaml': pubspec('homepage: https://engine.example\n') }),
  )
})

describe('the Visual Studio Marketplace, where vsce writes addresses from the root', () => {
  const site = (manifest: string): TinySite => ({
    ...inRepository({ 'client/package.json': manifest, 'client/images/a.png': '' }),
    document: 'client/README.md',
  })
  leadsTo(guide, ['docs/guide.md'], inRepository({ 'package.json': extension() }))
  breaks('![A](«images/a.png»)', dead, site(extension()))
  breaks('<img src="«images/a.png»">', dead, site(extension()))
  breaks('[A](«../LICENSE»)', dead, site(extension()))
  // vsce leaves these as they are, and what the marketplace makes of them is not known.
  leadsTo('<a href="images/a.png">', ['client/images/a.png'], site(extension()))
  leadsTo('[A][a]\n\n[a]: images/a.png', ['client/images/a.png'], site(extension()))
  // A later version may read them from there.
  leadsTo(
    '![A](images/a.png)',
    ['client/images/a.png'],
    site(extension({ repository: { url: 'https://github.com/ada/engine', directory: 'client' } })),
  )
})

describe('the message and the suggestion', () => {
  const code = 'reference/dead-elsewhere'
  test.each([
    [
      guide,
      inRepository({ 'pyproject.toml': project() }),
      'Right on GitHub, dead on PyPI: there it leads to https://pypi.org/project/engine/docs/guide.md.',
      '[Guide](https://github.com/ada/engine/blob/HEAD/docs/guide.md)',
    ],
    [
      '![Plan](docs/plan.png)',
      inRepository({ 'pubspec.yaml': pubspec() }),
      'Right on GitHub, dead on pub.dev: the page leaves it out, because `pubspec.yaml` has no `repository`.',
      '![Plan](https://github.com/ada/engine/raw/HEAD/docs/plan.png)',
    ],
    [
      '[License](../LICENSE)',
      { ...inRepository({ 'js/package.json': npmPackage() }), document: 'js/README.md' },
      'Right on GitHub, dead on npm: there it leads to https://github.com/ada/engine/blob/LICENSE, because `package.json` has no `repository.directory`.',
      '[License](https://github.com/ada/engine/blob/HEAD/LICENSE)',
    ],
    [
      '[Docs](docs)',
      inRepository({ 'Cargo.toml': '', 'engine/Cargo.toml': crate('readme = "../README.md"\n') }),
      'Right on GitHub, dead on crates.io: there it leads to https://github.com/ada/engine/blob/HEAD/engine/docs.',
      '[Docs](https://github.com/ada/engine/tree/HEAD/docs)',
    ],
    [
      '[A](docs/a%20b.md#c)',
      inRepository(
        { 'pyproject.toml': project(), 'docs/a b.md': '# C\n' },
        { remote: 'git@gitlab.com:x/y.git', profile: 'gitlab' },
      ),
      'Right on GitLab, dead on PyPI: there it leads to https://pypi.org/project/engine/docs/a%20b.md#c.',
      '[A](https://gitlab.com/x/y/-/blob/HEAD/docs/a%20b.md#c)',
    ],
  ] satisfies [string, TinySite, string, string][])('%s', (text, site, message, fixed) => {
    const { findings } = lintOnSite(text, site)
    expect(findings.map(finding => [finding.code, finding.severity, finding.message])).toEqual([
      [code, 'warning', message],
    ])
    expect(fixedOnSite(text, site, code)).toBe(fixed)
    expect(lintOnSite(fixed, site).findings).toEqual([])
  })
})

describe('GitHub, which begins pull requests and issues with the text of a template', () => {
  const asTemplate = (document: string, more: Partial<TinySite> = {}): TinySite => ({
    ...inRepository({ 'docs/CONTRIBUTING.md': '', '.github/CONTRIBUTING.md': '' }),
    document,
    ...more,
  })
  const ofPulls = '.github/pull_request_template.md'
  breaks('[License](«../LICENSE»)', dead, asTemplate(ofPulls))
  breaks('[License](«/LICENSE»)', dead, asTemplate(ofPulls))
  breaks('[a](«CONTRIBUTING.md»)', dead, asTemplate(ofPulls))
  breaks('<a href="«../LICENSE»">License</a>', dead, asTemplate(ofPulls))
  breaks('![Plan](«../docs/plan.png»)', dead, asTemplate(ofPulls))
  breaks('[License](«LICENSE»)', dead, asTemplate('PULL_REQUEST_TEMPLATE.md'))
  breaks('[a](«CONTRIBUTING.md»)', dead, asTemplate('docs/Pull_Request_Template.md'))
  breaks('[a](«../../LICENSE»)', dead, asTemplate('.github/PULL_REQUEST_TEMPLATE/fix.md'))
  breaks('[a](«../../LICENSE»)', dead, asTemplate('.github/ISSUE_TEMPLATE/bug.md'))
  breaks('[a](«../LICENSE»)', dead, asTemplate('.github/ISSUE_TEMPLATE.md'))
  // Right where it is read.
  const elsewhere = ['? outside the site']
  leadsTo('[License](../blob/HEAD/LICENSE)', elsewhere, asTemplate(ofPulls))
  leadsTo('[License](../blob/main/NOTICE)', elsewhere, asTemplate(ofPulls))
  leadsTo('[Issues](../issues)', elsewhere, asTemplate(ofPulls))
  leadsTo('[Fix](?expand=1&template=fix.md)', [ofPulls], asTemplate(ofPulls))
  leadsTo('[A](#a)\n\n# A', [ofPulls], asTemplate(ofPulls))
  // Not used by GitHub, for other repositories, or on a forge that writes addresses anew.
  leadsTo('[a](../LICENSE)', ['LICENSE'], asTemplate('src/pull_request_template.md'))
  leadsTo(
    '[License](../LICENSE)',
    ['LICENSE'],
    asTemplate(ofPulls, { remote: 'https://github.com/ada/.github.git' }),
  )
  leadsTo(
    '[a](../../LICENSE)',
    ['LICENSE'],
    asTemplate('.gitlab/merge_request_templates/fix.md', {
      profile: 'gitlab',
      remote: 'https://gitlab.com/ada/engine.git',
    }),
  )

  test('the suggestion leads to the same file', () => {
    const site = asTemplate(ofPulls)
    const text = '[License](../LICENSE)'
    const fixed = '[License](https://github.com/ada/engine/blob/HEAD/LICENSE)'
    expect(lintOnSite(text, site).findings.map(({ message }) => message)).toEqual([
      'Right on the page of the file, dead on the page of a pull request: there it leads to https://github.com/ada/engine/LICENSE.',
    ])
    expect(fixedOnSite(text, site, 'reference/dead-elsewhere')).toBe(fixed)
    expect(lintOnSite(fixed, site).findings).toEqual([])
  })
})
