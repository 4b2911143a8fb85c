import type { Configuration } from '../contract/configuration.ts'
import { folderOf } from '../contract/options.ts'

/** Returns the folders whose files an extension puts into pages, from which their links then start. */
export function snippetsIn(configuration: Configuration): readonly string[] {
  return configuration.tablesIn('markdown_extensions').flatMap(extension => {
    const snippets = extension['pymdownx.snippets']
    if (typeof snippets !== 'object' || snippets === null || Array.isArray(snippets)) return []
    const { base_path: path } = snippets as Readonly<Record<string, unknown>>
    return [path].flat().flatMap(each => {
      const folder = typeof each === 'string' ? folderOf(each) : null
      return folder === null ? [] : [folder]
    })
  })
}
