import type { Folders } from './folders.ts'

const plugin = 'eslint-plugin-hreflint'

/** Names of ESLint's configuration files, which are beside a `package.json`. */
const configurations = ['js', 'mjs', 'cjs', 'ts', 'mts', 'cts'].map(
  ending => `eslint.config.${ending}`,
)

/**
 * Whether ESLint runs the plugin in a folder: a package around it depends on the plugin, or ESLint's
 * configuration there names it. Nothing is run.
 *
 * @param known Answers for folders, which are added to.
 */
export function hasEslintPlugin(
  folders: Folders,
  folder: string,
  known: Map<string, boolean>,
): boolean {
  let has = known.get(folder)
  if (has === undefined) {
    const parent = folders.parentOf(folder)
    has = isIn(folders, folder) || (parent !== null && hasEslintPlugin(folders, parent, known))
    known.set(folder, has)
  }
  return has
}

function isIn(folders: Folders, folder: string): boolean {
  const names = (file: string): boolean =>
    folders.textOf(folders.resolve(folder, file))?.includes(plugin) === true
  const manifest = folders.textOf(folders.resolve(folder, 'package.json'))
  if (manifest === null) return false
  return manifest.includes(`"${plugin}"`) || configurations.some(names)
}
