import type { Configuration } from '../../../generators/contract/configuration.ts'
import { joinPath, resolvePath, splitPath } from '../../../listing/listing.ts'
import { foldersAround, hasValue, manifestIn, namedRepository, valueIn } from './manifest.ts'
import { isOfExamples, isRewritten } from './published.ts'
import type { Destination, PackageFiles, ReadLink, Reader, Registry } from './reader.ts'

/** Members of a workspace beyond this number are not looked at. */
const maxMembers = 200

/** Folders without a workspace around them beyond this number are not looked at. */
const maxFolders = 60

/**
 * crates.io reads relative addresses, also those that begin with a slash, from the folder of the readme in the packed
 * crate. A readme outside the folder of its crate is packed into this folder. Without a repository on a forge that it
 * knows, it leaves relative addresses out.
 */
export const cratesIo: Registry = {
  readersOf(document, files) {
    const around = foldersAround(document)
    const members = around.flatMap(folder => membersOf(folder, files))
    const below = splitPath(document)[0] === '' && members.length === 0 ? foldersBelow(files) : []
    const folders = new Set([...around, ...members, ...below])
    const readers: Reader[] = []
    for (const folder of folders) {
      const reader = isOfExamples(folder) ? null : readerAt(folder, document, files)
      if (reader !== null) readers.push(reader)
    }
    return readers
  },
}

function readerAt(folder: string, document: string, files: PackageFiles): Reader | null {
  const manifest = manifestIn(files, folder, 'Cargo.toml')
  if (manifest === null || manifest.keysOf('package') === null) return null
  const crate = new Crate(manifest, folder, files)
  if (crate.readme !== document) return null
  // The registry refuses a crate without these.
  const isComplete =
    crate.value('name') !== null &&
    crate.value('version') !== null &&
    crate.value('description') !== null &&
    (crate.value('license') !== null || crate.value('license-file') !== null)
  if (!isComplete || !crate.isForCratesIo) return null
  const address = crate.value('repository')
  const own = namedRepository(address ?? '', files.repository)
  if (own === null || own.host !== 'github.com' || isRewritten(files, folder)) return null
  const isInside = folder === '' || document.startsWith(`${folder}/`)
  const base = isInside ? splitPath(document)[0] : folder
  const start = (address ?? '').replace(/\/*$/, '').replace(/\.git$/, '')
  if (!start.startsWith('https://')) return null
  return { title: 'crates.io', repository: own, follow: link => destinationOf(link, start, base) }
}

function destinationOf({ text }: ReadLink, start: string, base: string): Destination | null {
  // An item of Rust, which `rustdoc` looks up.
  if (text.startsWith('::')) return null
  const kind = /\.(?:svg|png|jpe?g|gif|mp4|webm|ogg|webp)$/i.test(text) ? 'raw' : 'blob'
  const [path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(text)?.slice(1) ?? []
  const names: string[] = []
  for (const name of joinPath(base, path.replace(/^\//, '')).split('/')) {
    if (name === '..') names.pop()
    else if (name !== '.') names.push(name)
  }
  return { kind: 'address', text: `${start}/${kind}/HEAD/${names.join('/')}${rest}` }
}

/** A crate, whose values may be those of its workspace. */
class Crate {
  readonly #manifest: Configuration
  readonly #folder: string
  readonly #files: PackageFiles

  constructor(manifest: Configuration, folder: string, files: PackageFiles) {
    this.#manifest = manifest
    this.#folder = folder
    this.#files = files
  }

  /** Returns a value of the package; null if there is none or it is unknown. */
  value(key: string): string | null {
    if (!this.#isInherited(key)) return valueIn(this.#manifest, 'package', key)
    return valueIn(this.#workspace?.manifest ?? null, 'workspace', 'package', key)
  }

  /** Whether nothing says that the crate is published elsewhere or not at all. */
  get isForCratesIo(): boolean {
    if (!hasValue(this.#manifest, 'package', 'publish')) return true
    const value = this.value('publish')
    return value === 'true' || value === 'crates-io'
  }

  /** The path of the readme from the root of the repository; null if there is none. */
  get readme(): string | null {
    const written = this.value('readme')
    const isInherited = this.#isInherited('readme')
    if (written === 'false' || (written === null && hasValue(this.#manifest, 'package', 'readme')))
      return null
    if (written !== null && written !== 'true') {
      const from = isInherited ? (this.#workspace?.folder ?? '') : this.#folder
      return resolvePath(from, written)
    }
    const names = this.#files.listing.entriesOf(this.#folder)
    return names?.get('README.md') === 'file' ? joinPath(this.#folder, 'README.md') : null
  }

  #isInherited(key: string): boolean {
    return valueIn(this.#manifest, 'package', key, 'workspace') === 'true'
  }

  get #workspace(): { readonly manifest: Configuration; readonly folder: string } | null {
    for (const folder of foldersAround(joinPath(this.#folder, 'Cargo.toml'))) {
      const manifest = manifestIn(this.#files, folder, 'Cargo.toml')
      if (manifest !== null && manifest.keysOf('workspace') !== null) return { manifest, folder }
    }
    return null
  }
}

/** Returns the folders up to two levels below the root, in which crates without a workspace can be. */
function foldersBelow({ listing }: PackageFiles): readonly string[] {
  const inside = (folder: string) =>
    [...(listing.entriesOf(folder) ?? [])].flatMap(([name, kind]) =>
      kind === 'folder' && !name.startsWith('.') ? [joinPath(folder, name)] : [],
    )
  const first = inside('').slice(0, maxFolders)
  return [...first, ...first.flatMap(inside)].slice(0, maxFolders)
}

/** Returns the folders of the crates in the workspace of a folder. */
function membersOf(folder: string, files: PackageFiles): readonly string[] {
  const value = manifestIn(files, folder, 'Cargo.toml')?.valueOf('workspace', 'members')
  if (value?.kind !== 'strings') return []
  return value.values
    .flatMap(member => {
      const [, parent = '', rest] = /^(?:\.\/)?(.*?)\/?(\*?)$/.exec(member) ?? []
      const path = resolvePath(folder, parent)
      if (path === null || /[*?[]/.test(path)) return []
      if (rest === '') return [path]
      const entries = [...(files.listing.entriesOf(path) ?? [])]
      return entries.flatMap(([name, kind]) => (kind === 'folder' ? [joinPath(path, name)] : []))
    })
    .slice(0, maxMembers)
}
