import { joinPath } from '../../listing/listing.ts'
import type { RootFiles } from '../contract/profile.ts'
import type { ProgramOptions } from '../contract/program-options.ts'
import type { SitePart } from '../contract/routes.ts'

const languageName = /^[a-z]{2,3}(?:-[a-z]{2,4})?$/i

/**
 * Returns the folder of the content with its languages, the default one first: a name, or nothing if its pages are in
 * no folder of their own.
 */
export function starlightParts(
  program: ProgramOptions,
  content: string,
  root: RootFiles,
): readonly SitePart[] {
  const tree = program.treeOf('locales')
  const written = tree?.kind === 'table' ? [...tree.entries.keys()] : []
  const folders = root.namesIn(content).filter(name => languageName.test(name))
  const languages = written.length > 0 ? written.filter(name => name !== 'root') : folders
  if (program.has('locales') === false || languages.length === 0) return []
  const value = program.valueOf('defaultLocale')
  const [named = 'root'] =
    value.kind === 'strings' ? value.values : written.includes('root') ? ['root'] : ['en']
  const usual = named === 'root' || root.namesIn(joinPath(content, named)).length === 0 ? '' : named
  const others = languages.filter(name => name !== usual)
  return [{ folder: content, at: [''], kind: [usual, ...others].join(' ') }]
}
