import type { TinySite } from '../tiny-site.ts'

/** A repository on GitHub with packages of each registry. A package per registry. */
export type Files = Readonly<Record<string, string>>

/** The README of a package in a repository with these other files. */
export const inRepository = (files: Files, more: Partial<TinySite> = {}): TinySite => ({
  document: 'README.md',
  profile: 'github',
  remote: 'https://github.com/ada/engine.git',
  files: { 'docs/guide.md': '', 'docs/plan.png': '', LICENSE: '', ...files },
  ...more,
})

const repository = { type: 'git', url: 'git+https://github.com/ada/engine.git' }

/** A `package.json` of a published package. */
export const npmPackage = (more: object = {}): string =>
  JSON.stringify({ name: 'engine', version: '1.0.0', files: ['dist'], repository, ...more })

/** A `package.json` of an extension of Visual Studio Code. */
export const extension = (more: object = {}): string =>
  JSON.stringify({
    name: 'engine',
    version: '1.0.0',
    publisher: 'ada',
    engines: { vscode: '^1.90.0' },
    repository,
    ...more,
  })

/** A `pyproject.toml` of a published project. */
export const project = (more = ''): string =>
  `[build-system]\nrequires = ["hatchling"]\n\n[project]\nname = "engine"\nversion = "1.0"\nreadme = "README.md"\n${more}\n[project.urls]\nSource = "https://github.com/ada/engine"\n`

/** A `pyproject.toml` of a published project of Poetry. */
export const poetry = (more = ''): string =>
  `[tool.poetry]\nname = "engine"\nversion = "1.0"\nreadme = "README.md"\nkeywords = ["steam"]\n${more}`

/** A `Cargo.toml` of a published crate. */
export const crate = (more = ''): string =>
  `[package]\nname = "engine"\nversion = "1.0.0"\ndescription = "Counts."\nlicense = "MIT"\nrepository = "https://github.com/ada/engine"\n${more}`

/** A `pubspec.yaml` of a published package. */
export const pubspec = (more = ''): string =>
  `name: engine\nversion: 1.0.0\ndescription: Counts.\n${more}`
