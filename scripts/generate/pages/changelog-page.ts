import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../../../package.json' with { type: 'json' }
import type { IssueDefinition } from '../../../packages/core/src/index.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { generatedFrom } from './markdown.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The changelog of a package, as changesets writes it. */
interface Changelog {
  readonly name: string
  readonly text: string
}

interface Sources {
  /** What will be in the next version, as people write it in `.changeset`. */
  readonly pending: readonly string[]
  readonly changelogs: readonly Changelog[]
  readonly definitions: readonly Pick<IssueDefinition, 'code' | 'since'>[]
}

/** The changelogs of all packages as one page: `docs/reference/changelog.md`. */
export function changelogPage(definitions: readonly IssueDefinition[]): GeneratedFile {
  const read = (path: string) => readFileSync(join(root, path), 'utf8')
  const pending = readdirSync(join(root, '.changeset'))
    .filter(name => name.endsWith('.md') && name !== 'README.md')
    .map(name => read(`.changeset/${name}`))
  // Before the first release, no version is anywhere.
  const changelogs = (manifest.isPublished ? ['packages', 'extensions'] : [])
    .flatMap(folder => readdirSync(join(root, folder)).map(name => `${folder}/${name}`))
    .filter(folder => existsSync(join(root, folder, 'CHANGELOG.md')))
    .map(folder => ({
      name: JSON.parse(read(`${folder}/package.json`)).name,
      text: read(`${folder}/CHANGELOG.md`),
    }))
  return {
    path: 'docs/reference/changelog.md',
    text: `${[
      generatedFrom('.changeset'),
      '# Changelog',
      'What users notice in each version. All packages have one version. Before 1.0, a minor version may break what [versions and stability](../guide/stability.md) promises.',
      ...changelogSections({ pending, changelogs, definitions }),
    ].join('\n\n')}\n`,
  }
}

/** A heading and a list for each version, the newest first. */
export function changelogSections({
  pending,
  changelogs,
  definitions,
}: Sources): readonly string[] {
  const versions = versionsOf(changelogs)
  const oldest = versions.at(-1)
  const next = pending.map(text => text.replace(/^---\n[\s\S]*?\n---\n/, '').trim())
  return [
    ...(next.length === 0 ? [] : ['## Next version', ...next]),
    ...versions.flatMap(version => [
      `## ${version}`,
      itemsOf(version, changelogs).map(asItem).join('\n'),
      // All of them are new in the first version.
      ...(version === oldest ? [] : newCodes(version, definitions)),
    ]),
  ]
}

function versionsOf(changelogs: readonly Changelog[]): readonly string[] {
  const all = changelogs.flatMap(({ text }) => [...text.matchAll(/^## (\d\S*)$/gm)])
  const versions = [...new Set(all.map(([, version = '']) => version))]
  return versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
}

/** What is said of a version, each change once, with the packages that it is in unless these are all. */
function itemsOf(version: string, changelogs: readonly Changelog[]): readonly string[] {
  const packages = new Map<string, string[]>()
  for (const { name, text } of changelogs) {
    for (const item of changesIn(text, version)) {
      packages.set(item, [...(packages.get(item) ?? []), name])
    }
  }
  return [...packages].map(([item, names]) => {
    if (names.length === changelogs.length) return item
    return `${names.map(name => `\`${name}\``).join(', ')}: ${item}`
  })
}

function asItem(text: string): string {
  return `- ${text.replaceAll(/\n(?=.)/g, '\n  ')}`
}

function changesIn(text: string, version: string): readonly string[] {
  const sections = text.split(/^## /m).slice(1)
  const own = sections.find(section => section.startsWith(`${version}\n`)) ?? ''
  return own
    .split(/^- /m)
    .slice(1)
    .map(item =>
      item
        .replace(/^### .*$/gm, '')
        .replace(/^ {2}/gm, '')
        .replace(/^[\da-f]{7,40}: /, '')
        .trim(),
    )
    .filter(item => !item.startsWith('Updated dependencies'))
}

function newCodes(version: string, definitions: Sources['definitions']): readonly string[] {
  const codes = definitions.filter(({ since }) => since === version).map(({ code }) => code)
  if (codes.length === 0) return []
  return [`New codes: ${codes.map(code => `\`${code}\``).join(', ')}.`]
}
