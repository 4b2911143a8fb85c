import { joinPath } from '../listing/listing.ts'
import type { GeneratorOptions } from '../generators/contract/options.ts'
import type { Profile } from '../generators/contract/profile.ts'

/** Where the folder of a generator is if its sources lie outside it. */
export const placesOfGenerators: readonly string[] = [
  'website',
  'docs',
  'doc',
  'site',
  'www',
  'documentation',
  'docs-site',
  'docusaurus',
  'website-docs',
  'docs/website',
  'packages/website',
  'packages/docs',
  'apps/website',
  'apps/docs',
]

/** Returns how many folders above that of the configuration the sources of a generator begin. */
export function levelsAbove({ contents = [] }: GeneratorOptions): number {
  return Math.max(0, ...contents.map(folder => /^(?:\.\.\/)*/.exec(folder)?.[0].length ?? 0)) / 3
}

/** Returns options from which the paths start `levels` folders above those of a configuration in `folder`. */
export function fromAbove(
  profile: Profile,
  options: GeneratorOptions,
  folder: string,
): GeneratorOptions {
  const { contents, statics, components, built } = { ...profile, ...options }
  const moved = (path: string) => normalized(joinPath(folder, path))
  return {
    ...options,
    home: folder,
    contents: contents.map(moved),
    statics: statics.map(moved),
    components: components.map(moved),
    built: built === null ? null : moved(built),
    ...(options.parts === undefined
      ? {}
      : {
          parts: options.parts.map(part => ({
            ...part,
            folder: moved(part.folder),
            ...(part.base === undefined ? {} : { base: moved(part.base) }),
          })),
        }),
  }
}

function normalized(path: string): string {
  const names: string[] = []
  for (const name of path.split('/')) {
    if (name === '..') names.pop()
    else if (name !== '.' && name !== '') names.push(name)
  }
  return names.join('/')
}
