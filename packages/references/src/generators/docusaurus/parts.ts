import { joinPath } from '../../listing/listing.ts'
import type { ProgramOptions } from '../contract/program-options.ts'
import type { ProgramValue } from '../contract/program-values.ts'
import type { RootFiles } from '../contract/profile.ts'
import type { SitePart } from '../contract/routes.ts'

/** A plugin that makes pages, with its settings. */
interface Plugin {
  readonly kind: 'docs' | 'blog' | 'pages'
  readonly id: string
  readonly options: ProgramValue
}

const usual = {
  docs: { path: 'docs', at: 'docs' },
  blog: { path: 'blog', at: 'blog' },
  pages: { path: 'src/pages', at: '/' },
}

/** Returns the parts of a site: what each plugin makes pages from, its versions and translations. */
export function partsIn(program: ProgramOptions, root: RootFiles): readonly SitePart[] {
  const plugins = [
    ...presetPlugins(program.treeOf('presets')),
    ...ownPlugins(program.treeOf('plugins')),
  ]
  const main = plugins.flatMap(plugin => partsOf(plugin, root))
  const translated = root.namesIn('i18n').flatMap(language =>
    main.flatMap(part => {
      const folder = translationOf(part, language)
      const at = part.at.map(each => joinPath(language, each))
      return folder === null || root.namesIn(folder).length === 0
        ? []
        : [{ ...part, folder, at, base: part.folder }]
    }),
  )
  return [...translated, ...main].map(({ id: _id, name: _name, ...part }) => part)
}

/** A part with the plugin that it is of, and its name among the versions. */
interface OwnedPart extends SitePart {
  readonly id: string
  readonly name: string
}

function translationOf({ kind, id, name }: OwnedPart, language: string): string | null {
  if (kind === 'pages') return `i18n/${language}/docusaurus-plugin-content-pages`
  const plugin = `docusaurus-plugin-content-${kind}${id === 'default' ? '' : `-${id}`}`
  return joinPath(`i18n/${language}/${plugin}`, kind === 'docs' ? name : '')
}

function partsOf({ kind, id, options }: Plugin, root: RootFiles): readonly OwnedPart[] {
  const folder = folderOf(textIn(options, 'path') ?? usual[kind].path)
  const at = (textIn(options, 'routeBasePath') ?? usual[kind].at).replace(/^\/+|\/+$/g, '')
  if (folder === null) return []
  const own = { kind, id, folder, name: 'current' }
  if (kind !== 'docs') return [{ ...own, at: [at] }]
  const prefix = id === 'default' ? '' : `${id}_`
  const versions = namesIn(root.textOf(`${prefix}versions.json`))
  const paths = entriesOf(entriesOf(options).get('versions'))
  const pathOf = (version: string) =>
    textIn(paths.get(version) ?? options, 'path', paths.has(version))
  // Which version has the address of the docs is a setting that may be computed.
  const current = pathOf('current') ?? 'next'
  return [
    { ...own, at: versions.length === 0 ? [at] : [at, joinPath(at, current)] },
    ...versions.map((version, index) => ({
      ...own,
      name: `version-${version}`,
      folder: `${prefix}versioned_docs/version-${version}`,
      at: [...(index === 0 ? [at] : []), joinPath(at, pathOf(version) ?? version)],
      base: folder,
    })),
  ]
}

function presetPlugins(presets: ProgramValue | null): readonly Plugin[] {
  const classic = itemsOf(presets).flatMap(preset => {
    const [name, options] = itemsOf(preset)
    const isClassic = name?.kind !== 'text' || /classic$/.test(name.text)
    return isClassic && options !== undefined ? [options] : []
  })
  const options = entriesOf(classic[0])
  return (['docs', 'blog', 'pages'] as const).flatMap(kind => {
    const own = options.get(kind) ?? { kind: 'table', entries: new Map() }
    const isOff = own.kind === 'word' && own.text === 'false'
    return isOff ? [] : [{ kind, id: 'default', options: own }]
  })
}

function ownPlugins(plugins: ProgramValue | null): readonly Plugin[] {
  return itemsOf(plugins).flatMap(plugin => {
    const [name, options] = itemsOf(plugin)
    const kind =
      name?.kind === 'text' ? /content-(docs|blog|pages)$/.exec(name.text)?.[1] : undefined
    if (options === undefined || (kind !== 'docs' && kind !== 'blog' && kind !== 'pages')) return []
    return [{ kind, id: textIn(options, 'id') ?? 'default', options }]
  })
}

const itemsOf = (value: ProgramValue | null | undefined): readonly ProgramValue[] =>
  value?.kind === 'list' ? value.items : []

const entriesOf = (value: ProgramValue | undefined): ReadonlyMap<string, ProgramValue> =>
  value?.kind === 'table' ? value.entries : new Map()

function textIn(options: ProgramValue, name: string, isMeant = true): string | null {
  const value = isMeant ? entriesOf(options).get(name) : undefined
  return value?.kind === 'text' ? value.text : null
}

/** Normalizes a folder, which may be beside that of the configuration; null for an absolute one. */
function folderOf(written: string): string | null {
  const path = written.replace(/^(?:\.\/)+/, '').replace(/\/+$/, '')
  return /^(?:\/|[a-z]:)/i.test(path) || /\/\.\.(?:\/|$)/.test(path.replace(/^(?:\.\.\/)+/, ''))
    ? null
    : path
}

function namesIn(json: string | null): readonly string[] {
  try {
    const names: unknown = JSON.parse(json ?? '[]')
    return Array.isArray(names) ? names.filter(name => typeof name === 'string') : []
  } catch {
    return []
  }
}
