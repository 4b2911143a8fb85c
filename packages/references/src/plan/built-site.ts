import { Configuration } from '../generators/contract/configuration.ts'
import { findProfile } from '../generators/index.ts'
import type { Folders } from './folders.ts'
import { configurationIn, filesIn } from './options-in.ts'
import type { RecognizedSite } from './recognize-site.ts'

/**
 * Returns the site in a folder that a generator writes its pages to; null if the folder is not one,
 * or only running the configuration would reveal the path that the pages are served below.
 *
 * @param above The sites that contain the folder.
 * @param paths Returns the files of a root that can be a configuration.
 */
export function builtSiteAt(
  folders: Folders,
  folder: string,
  above: readonly RecognizedSite[],
  paths: (root: string) => readonly string[],
): RecognizedSite | null {
  for (const { root, profile: generator } of above) {
    if (generator.built === null || folders.relative(root, folder) !== generator.built) continue
    const configuration =
      configurationIn(folders, root, generator, paths(root)) ?? new Configuration('', '')
    const options = generator.addressOf(configuration, filesIn(folders, root))
    if (options === null) return null
    const because = `the output folder of ${generator.title}`
    return { root: folder, profile: findProfile('pages'), because, options, isForAsked: true }
  }
  return null
}
