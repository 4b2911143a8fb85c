import { joinPath, splitPath } from '../../../listing/listing.ts'
import { isObject, isText, type JsonObject, namedRepository, packageJsonIn } from './manifest.ts'
import { isOffered, isOfExamples, isRewritten } from './published.ts'
import type { PackageFiles, ReadLink, Reader, Registry } from './reader.ts'

/**
 * npm shows the readme beside `package.json`. If `repository` is on GitHub, the page reads relative addresses from the
 * folder that `repository.directory` names, or else from the root of the repository.
 */
export const npm: Registry = {
  readersOf(document, files) {
    const [folder, name] = splitPath(document)
    if (!/^readme\.(?:md|markdown)$/i.test(name) || isOfExamples(folder)) return []
    const manifest = packageJsonIn(files, folder)
    if (manifest === null || !isPublished(manifest, document, files)) return []
    const { engines } = manifest
    if (isObject(engines) && engines['vscode'] !== undefined) return []
    const home = homeOf(manifest, folder, files)
    return home === null || isRewritten(files, folder) ? [] : [home]
  },
}

const pages = [
  'npmjs.com/package/',
  'npmjs.org/package/',
  'img.shields.io/npm/v/',
  'badge.fury.io/js/',
]
const installs = /\b(?:npm (?:i|install|add)|yarn add|pnpm (?:add|install|i)|bun add|npx)/

/** Whether a package is published: it is not private, has a name and a version, and says what is published. */
function isPublished(manifest: JsonObject, document: string, files: PackageFiles): boolean {
  const { name, version, private: isPrivate, publishConfig, files: published } = manifest
  if (!isText(name) || !isText(version)) return false
  if (isPrivate === true || isPrivate === 'true') return false
  if (isObject(publishConfig)) {
    const { access, directory, registry } = publishConfig
    if (access === 'restricted' || directory !== undefined) return false
    if (isText(registry) && !registry.includes('registry.npmjs.org')) return false
  }
  const { scripts } = manifest
  const isPrepared = isObject(scripts) && /"prepublishOnly"|"prepack"/.test(JSON.stringify(scripts))
  return (
    Array.isArray(published) ||
    isObject(publishConfig) ||
    isPrepared ||
    isOffered(files, document, name, pages, installs)
  )
}

/** Returns the page of a package whose repository is the own one on GitHub; null for another or none. */
function homeOf({ repository }: JsonObject, folder: string, files: PackageFiles): Reader | null {
  const written = isObject(repository) ? repository['url'] : repository
  if (!isText(written)) return null
  const short = /^(?:github:)?([\w.-]+\/[\w.-]+)$/.exec(written)?.[1]
  const address = short === undefined ? written : `https://github.com/${short}`
  // What npm makes of the address of a folder is not known.
  if (/\/(?:tree|blob)\//.test(address)) return null
  const own = namedRepository(address, files.repository)
  if (own === null || own.host !== 'github.com') return null
  const directory = isObject(repository) ? repository['directory'] : undefined
  const home = isText(directory) ? directory.replace(/^(?:\.?\/)+|\/+$/g, '') : ''
  return {
    title: 'npm',
    repository: own,
    follow(link) {
      const text = addressOf(link, own.name, home)
      if (text === null) return null
      return { kind: 'address', text, ...(home === '' && folder !== '' ? { because } : {}) }
    },
  }
}

const because = '`package.json` has no `repository.directory`'

function addressOf(link: ReadLink, name: string, home: string): string | null {
  const isRooted = link.text.startsWith('/')
  // Whether the folder counts for such addresses has changed over the years.
  if (isRooted && home !== '') return null
  const kind = link.isImage ? 'raw' : 'blob'
  const path = joinPath(home, link.text.replace(/^\/+/, ''))
  return `https://github.com/${name}/${kind}/HEAD/${path}`
}
