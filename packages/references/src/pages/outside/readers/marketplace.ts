import { joinPath, splitPath } from '../../../listing/listing.ts'
import { isObject, isText, namedRepository, packageJsonIn } from './manifest.ts'
import { buildsHave, isOfExamples, isRewritten } from './published.ts'
import type { Registry } from './reader.ts'

/** The options of `vsce` that say where addresses start. */
const options =
  /base-?(?:content|images)-?url|rewrite-?relative-?links|readme-?path|--git(?:hub|lab)-?branch/i

/**
 * The Visual Studio Marketplace shows the readme beside the manifest of an extension. `vsce`, which packs it, writes
 * relative addresses from the root of the repository, in links and images of Markdown and in images of HTML. Whether
 * `repository.directory` counts depends on its version.
 */
export const marketplace: Registry = {
  readersOf(document, files) {
    const [folder, fileName] = splitPath(document)
    if (!/^readme\.md$/i.test(fileName) || isOfExamples(folder)) return []
    const manifest = packageJsonIn(files, folder)
    const { name, version, publisher, engines, private: isPrivate, repository } = manifest ?? {}
    const isExtension = isText(publisher) && isObject(engines) && isText(engines['vscode'])
    if (!isExtension || !isText(name) || !isText(version) || isPrivate === true) return []
    const address = isObject(repository) ? repository['url'] : repository
    if (!isText(address)) return []
    const own = namedRepository(address, files.repository)
    if (own === null || !/^git(?:hub|lab)\.com$/.test(own.host)) return []
    if (isRewritten(files, folder) || buildsHave(files, folder, 'vsce', text => options.test(text)))
      return []
    const directory = isObject(repository) ? repository['directory'] : undefined
    const home = isText(directory) ? directory.replace(/^(?:\.?\/)+|\/+$/g, '') : ''
    const start = `https://${own.host}/${own.name}/${own.forge === 'gitlab' ? '-/' : ''}`
    return [
      {
        title: 'the Visual Studio Marketplace',
        repository: own,
        follow({ text, isImage, syntax }) {
          if (syntax === 'definition' || (syntax === 'html' && !isImage)) return null
          const base = `${start}${isImage ? 'raw' : 'blob'}/HEAD`
          const path = text.replace(/^\/+/, '')
          const byVersion = home === '' ? [] : [`${base}/${joinPath(home, path)}`]
          return { kind: 'address', text: `${base}/${path}`, or: byVersion }
        },
      },
    ]
  },
}
