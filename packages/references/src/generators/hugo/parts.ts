import { joinPath } from '../../listing/listing.ts'
import type { Configuration } from '../contract/configuration.ts'
import { textOf } from '../contract/option-value.ts'
import { folderOf } from '../contract/options.ts'
import type { RootFiles } from '../contract/profile.ts'
import type { SitePart } from '../contract/routes.ts'
import { fileOf, partOf } from './configuration-folder.ts'

/** The folders with content, by language, and whether they are all that there is. */
export interface HugoParts {
  readonly parts: readonly SitePart[]
  readonly isWhole: boolean
}

/** Returns the folders that Hugo makes pages from; null if only running it would tell. */
export function hugoParts(main: Configuration, root: RootFiles): HugoParts | null {
  const written = main.valueOf('contentDir')
  const content = written.kind === 'absent' ? 'content' : folderOf(textOf(written) ?? '/')
  if (content === null) return null
  const languages = main.keysOf('languages') ?? fileOf('languages', root)?.keysOf() ?? []
  const usual = textOf(main.valueOf('defaultContentLanguage')) ?? 'en'
  const isBelow = textOf(main.valueOf('defaultContentLanguageInSubdir')) === 'true'
  // Layouts often lead links of a translation to other pages of it.
  const atOf = (language: string | null) =>
    language === null || (language === usual && !isBelow) ? [''] : [language, '']
  const kind = languages.join(' ')
  const mounted = mountsIn(main, root).flatMap(({ source, below, language }) => {
    const at = atOf(language).map(each => joinPath(each, below))
    return [{ folder: source, at, kind }]
  })
  if (mounted.length > 0) {
    const isWhole = mounted.every(({ folder }) => root.namesIn(folder).length > 0)
    return { parts: deepestFirst(mounted), isWhole }
  }
  const configured = languages.flatMap(language => {
    const folder = textOf(partOf(main, 'languages', root, language, 'contentDir'))
    const known = folder === null ? null : folderOf(folder)
    return known === null ? [] : [{ folder: known, at: atOf(language), kind }]
  })
  // Folders with the names of all languages are content of their own, whatever a script makes of them.
  const named = languages.filter(language => root.namesIn(joinPath(content, language)).length > 0)
  const isNamed = configured.length === 0 && named.length > 0 && named.length === languages.length
  const folders = isNamed
    ? named.map(name => ({ folder: joinPath(content, name), at: atOf(name), kind }))
    : configured
  return {
    parts: deepestFirst([...folders, { folder: content, at: [''], kind }]),
    isWhole: !isNamed,
  }
}

interface Mount {
  readonly source: string
  /** Where its pages are, from the root of the content. */
  readonly below: string
  readonly language: string | null
}

function mountsIn(main: Configuration, root: RootFiles): readonly Mount[] {
  const own = main.tablesIn('module', 'mounts')
  const tables = own.length > 0 ? own : (fileOf('module', root)?.tablesIn('mounts') ?? [])
  return tables.flatMap(({ source, target, lang, sites }) => {
    if (typeof source !== 'string' || typeof target !== 'string') return []
    const [folder, below] = [folderOf(source), /^content(?:\/(.*))?$/.exec(target)]
    if (folder === null || below === null) return []
    const [language = lang] = languagesIn(sites)
    const known = typeof language === 'string' ? language : null
    return [{ source: folder, below: (below[1] ?? '').replace(/\/+$/, ''), language: known }]
  })
}

function languagesIn(sites: unknown): readonly unknown[] {
  const languages = inTable(inTable(sites, 'matrix'), 'languages')
  return Array.isArray(languages) ? languages : []
}

function inTable(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined
}

function deepestFirst(parts: readonly SitePart[]): readonly SitePart[] {
  const known = new Set<string>()
  return [...parts]
    .sort((a, b) => b.folder.length - a.folder.length)
    .filter(({ folder }) => !known.has(folder) && known.add(folder))
}
