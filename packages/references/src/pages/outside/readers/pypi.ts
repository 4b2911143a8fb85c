import type { Configuration } from '../../../generators/contract/configuration.ts'
import type { Repository } from '../../../generators/forge/repository-address.ts'
import { resolvePath } from '../../../listing/listing.ts'
import {
  foldersAround,
  hasValue,
  manifestIn,
  namedRepository,
  textIn,
  valueIn,
} from './manifest.ts'
import { isOffered, isOfExamples, isRewritten } from './published.ts'
import type { PackageFiles, Registry } from './reader.ts'

const pages = [
  'pypi.org/project/',
  'pypi.python.org/pypi/',
  'img.shields.io/pypi/v/',
  'badge.fury.io/py/',
]
const installs =
  /\b(?:pip3? install|pipx (?:install|run)|uv (?:add|tool install|pip install)|uvx|poetry add)/

/** What a manifest says of a project. */
interface Project {
  readonly name: string
  /** Whether its classifiers, addresses or keywords are for visitors of the registry. */
  readonly isPresented: boolean
  /** The addresses that it names. */
  readonly addresses: readonly string[]
}

/**
 * PyPI shows the readme as it is, so that a browser reads relative addresses from the address of the project's page.
 */
export const pypi: Registry = {
  readersOf(document, files) {
    for (const folder of foldersAround(document)) {
      if (isOfExamples(folder)) continue
      const project = projectIn(folder, document, files)
      if (project === null) continue
      const { name, isPresented } = project
      if (!isPresented && !isOffered(files, document, name, pages, installs)) continue
      if (isRewritten(files, folder)) continue
      const base = `https://pypi.org/project/${name}/`
      const repository = repositoryOf(project, files)
      return [
        {
          title: 'PyPI',
          repository,
          follow: ({ text }) => ({ kind: 'address', text, base }),
        },
      ]
    }
    return []
  },
}

function repositoryOf({ addresses }: Project, { repository }: PackageFiles): Repository {
  for (const address of addresses) {
    const named = namedRepository(address, repository)
    if (named !== null) return named
  }
  return repository
}

/** Returns the project in a folder that shows a document; null if there is none. */
function projectIn(folder: string, document: string, files: PackageFiles): Project | null {
  const manifest = manifestIn(files, folder, 'pyproject.toml')
  const isNamed = (readme: string | null) =>
    readme !== null && resolvePath(folder, readme) === document
  if (manifest !== null) {
    if (hasValue(manifest, 'tool', 'hatch', 'metadata', 'hooks', 'fancy-pypi-readme')) return null
    if (manifest.keysOf('project') !== null) {
      const readme =
        valueIn(manifest, 'project', 'readme') ?? valueIn(manifest, 'project', 'readme', 'file')
      return isNamed(readme) ? projectTable(manifest) : null
    }
    if (manifest.keysOf('tool', 'poetry') !== null)
      return isNamed(valueIn(manifest, 'tool', 'poetry', 'readme')) ? poetryTable(manifest) : null
  }
  const text = textIn(files, folder, 'setup.cfg')
  if (text === null || /long_description/.test(textIn(files, folder, 'setup.py') ?? '')) return null
  const metadata = metadataIn(text)
  const readme = /^file:\s*([^,]+?)\s*(?:,|$)/.exec(metadata.get('long_description') ?? '')?.[1]
  return isNamed(readme ?? null) ? setupSection(metadata) : null
}

function projectTable(manifest: Configuration): Project | null {
  const name = valueIn(manifest, 'project', 'name')
  const dynamic = listIn(manifest, 'project', 'dynamic')
  const hasVersion = valueIn(manifest, 'project', 'version') !== null || dynamic.includes('version')
  const isBuilt = manifest.keysOf('build-system') !== null
  const classifiers = listIn(manifest, 'project', 'classifiers')
  if (name === null || !hasVersion || dynamic.includes('readme') || isPrivate(classifiers))
    return null
  const urls = manifest.keysOf('project', 'urls') ?? []
  const isPresented =
    classifiers.length > 0 ||
    hasValue(manifest, 'project', 'keywords') ||
    (urls.length > 0 && isBuilt)
  return {
    name,
    isPresented,
    addresses: urls.flatMap(key => valueIn(manifest, 'project', 'urls', key) ?? []),
  }
}

function poetryTable(manifest: Configuration): Project | null {
  const value = (...keys: readonly string[]) => valueIn(manifest, 'tool', 'poetry', ...keys)
  const name = value('name')
  const classifiers = listIn(manifest, 'tool', 'poetry', 'classifiers')
  const isPackage = value('package-mode') !== 'false'
  if (name === null || value('version') === null || !isPackage || isPrivate(classifiers))
    return null
  const addresses = ['repository', 'homepage'].flatMap(key => value(key) ?? [])
  const isPresented = classifiers.length > 0 || hasValue(manifest, 'tool', 'poetry', 'keywords')
  return { name, isPresented, addresses }
}

function setupSection(metadata: ReadonlyMap<string, string>): Project | null {
  const name = metadata.get('name') ?? ''
  const classifiers = (metadata.get('classifiers') ?? '').split('\n').filter(line => line !== '')
  if (name === '' || !metadata.has('version') || isPrivate(classifiers)) return null
  const addresses = [metadata.get('url') ?? '', metadata.get('project_urls') ?? '']
    .join('\n')
    .split(/\s+/)
  return { name, isPresented: classifiers.length > 0, addresses }
}

/** PyPI refuses a project with such a classifier. */
function isPrivate(classifiers: readonly string[]): boolean {
  return classifiers.some(classifier => classifier.trim().startsWith('Private ::'))
}

function listIn(manifest: Configuration, ...keys: readonly string[]): readonly string[] {
  const value = manifest.valueOf(...keys)
  return value.kind === 'strings' ? value.values : []
}

/** Reads the section `[metadata]` of `setup.cfg`. The lines of a value are joined. */
function metadataIn(text: string): ReadonlyMap<string, string> {
  const section = /^\[metadata\]\s*$([\s\S]*?)(?=^\[|(?![\s\S]))/m.exec(text)?.[1] ?? ''
  const values = new Map<string, string>()
  let last = ''
  for (const line of section.split(/\r?\n/)) {
    const [, key, value = ''] = /^([\w.-]+)\s*[=:]\s*(.*)$/.exec(line) ?? []
    if (key !== undefined) {
      last = key.replace(/-/g, '_').toLowerCase()
      values.set(last, value.trim())
    } else if (/^\s+[^#;\s]/.test(line) && last !== '') {
      values.set(last, `${values.get(last) ?? ''}\n${line.trim()}`.trim())
    }
  }
  return values
}
