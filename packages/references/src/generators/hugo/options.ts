import type { Configuration } from '../contract/configuration.ts'
import { folderIn, outputIn, textOf } from '../contract/option-value.ts'
import type { GeneratorOptions } from '../contract/options.ts'
import type { RootFiles } from '../contract/profile.ts'
import { fileOf } from './configuration-folder.ts'
import { hugoParts } from './parts.ts'

/** Reads the configuration of Hugo: TOML, YAML or JSON, in one file or in the files of a folder. */
export function readHugo(main: Configuration, root: RootFiles): GeneratorOptions | null {
  const content = hugoParts(main, root)
  const statics = folderIn(main.valueOf('staticDir'), 'static')
  if (content === null || statics === null) return null
  const moved = ['permalinks', 'uglyURLs'].flatMap(name => sectionsIn(main, name, root))
  const contents = content.parts.map(({ folder }) => folder)
  const goldmark = textOf(main.valueOf('markup', 'goldmark', 'parser', 'autoHeadingIDType'))
  return {
    ...outputIn(main.valueOf('publishDir')),
    ...(textOf(main.valueOf('uglyURLs'))?.toLowerCase() === 'true'
      ? { pagesAreFolders: false, sectionsAreFiles: true }
      : {}),
    ...(moved.length === 0 ? {} : { movedFolders: [...new Set(moved)] }),
    parts: content.parts,
    ...(contents.join() === 'content' ? {} : { contents }),
    ...(statics === 'static' ? {} : { statics: [statics, 'assets'] }),
    ...(content.isWhole ? {} : { certain: 'nothing' as const }),
    ...(goldmark === null || goldmark === 'github' ? {} : { hasOtherIds: true }),
  }
}

/**
 * Returns the keys of a table, and of the tables in it: the sections of the site whose pages it gives
 * other addresses. The empty name means all pages.
 */
function sectionsIn(main: Configuration, name: string, root: RootFiles): readonly string[] {
  const [file, path] = main.keysOf(name) === null ? [fileOf(name, root), []] : [main, [name]]
  return (file?.keysOf(...path) ?? []).flatMap(key => {
    const inner = file?.keysOf(...path, key) ?? null
    return (inner ?? [key]).map(section => section.replace(/^\/|\/$/g, ''))
  })
}
