import type { Configuration } from '../contract/configuration.ts'
import { folderIn, outputIn, textOf } from '../contract/option-value.ts'
import { addressOf, type GeneratorOptions } from '../contract/options.ts'

/** The names of files with the settings of Astro and of what is built on it. */
export const astroFiles = /^astro\.config\.[cm]?[jt]s$/

/** Reads the settings of Astro. `folders` are those with pages, from the folder of the sources. */
export function readAstro(
  { program }: Configuration,
  folders: readonly string[],
): GeneratorOptions | null {
  const source = folderIn(program.outerValueOf('srcDir'), 'src')
  const statics = folderIn(program.valueOf('publicDir'), 'public')
  const [site, base] = [program.valueOf('site'), program.valueOf('base')]
  if (source === null || statics === null) return null
  return {
    ...outputIn(program.outerValueOf('outDir')),
    ...pageFiles[textOf(program.valueOf('format')) ?? ''],
    ...(source === 'src' ? {} : { contents: folders.map(folder => `${source}/${folder}`) }),
    ...(statics === 'public' ? {} : { statics: [statics] }),
    ...(base.kind === 'computed'
      ? { certain: 'sources' as const }
      : addressOf(textOf(site), textOf(base))),
  }
}

/** The values of Astro's `build.format` that make files of pages instead of folders. */
const pageFiles: Readonly<Record<string, GeneratorOptions>> = {
  file: { pagesAreFolders: false, sectionsAreFiles: true },
  preserve: { pagesAreFolders: false },
}
