import { resolvePath, splitPath } from '../../listing/listing.ts'
import { Configuration } from '../contract/configuration.ts'
import { textOf } from '../contract/option-value.ts'
import type { RootFiles } from '../contract/profile.ts'

/** The most files that inherit from each other. */
const longest = 8

/**
 * Returns the configuration that MkDocs builds with: the one with the usual name if there is one, over
 * those that it inherits from. Null if one of these is not below the root, so that it may move everything.
 */
export function wholeConfiguration(found: Configuration, root: RootFiles): Configuration | null {
  const usual = ['mkdocs.yml', 'mkdocs.yaml'].find(path => path !== found.path && root.has(path))
  const isUsual = /^mkdocs\.ya?ml$/.test(found.path)
  const path = usual === undefined || isUsual ? found.path : usual
  const text = path === found.path ? found.text : root.textOf(path)
  return text === null ? null : inheriting(path, text, root, longest)
}

function inheriting(
  path: string,
  text: string,
  root: RootFiles,
  left: number,
): Configuration | null {
  const own = new Configuration(path, text)
  const from = own.valueOf('INHERIT')
  if (from.kind === 'absent') return own
  const written = textOf(from)
  const name = written === null ? null : resolvePath(splitPath(path)[0], written)
  const other = name === null || left === 0 ? null : root.textOf(name)
  const inherited = name === null || other === null ? null : inheriting(name, other, root, left - 1)
  return inherited === null ? null : new Configuration(path, text, inherited)
}
