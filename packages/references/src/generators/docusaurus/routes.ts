import { joinPath, splitPath } from '../../listing/listing.ts'
import { Configuration } from '../contract/configuration.ts'
import { textOf } from '../contract/option-value.ts'
import {
  filesBelow,
  frontMatterIn,
  type RouteFiles,
  Routes,
  type SitePart,
} from '../contract/routes.ts'

/** Returns the addresses of the pages that the plugins of Docusaurus make. */
export function docusaurusRoutes(files: RouteFiles, parts: readonly SitePart[]): Routes {
  const pages = new Map<string, string>()
  for (const part of parts) {
    for (const path of filesBelow(files.listing, part.folder)) {
      if (!isSource(part, path)) continue
      const source = joinPath(part.folder, path)
      const below = addressBelow(part, path, files.textOf(source))
      for (const at of part.at) {
        const address = joinPath(at, below)
        if (!pages.has(address)) pages.set(address, source)
      }
    }
  }
  return new Routes(pages, new Map(), languageOf)
}

const languageOf = (source: string): string | null =>
  /(?:^|\/)i18n\/([^/]+)\//.exec(source)?.[1] ?? null

function isSource({ kind }: SitePart, path: string): boolean {
  const isPart = path.split('/').some(name => /^(?:_|\.)/.test(name) || /\.test\.\w+$/.test(name))
  return !isPart && (kind === 'pages' ? /\.(?:mdx?|[jt]sx?)$/ : /\.mdx?$/).test(path)
}

/** Returns the address of the page of a source, from that of its part. */
function addressBelow({ kind }: SitePart, path: string, text: string | null): string {
  const settings = settingsIn(text ?? '')
  const page = path.replace(/\.\w+$/, '')
  if (kind === 'pages')
    return settings.slug?.replace(/^\/+|\/+$/g, '') ?? page.replace(/(?:^|\/)index$/, '')
  if (kind === 'blog') return settings.slug?.replace(/^\/+|\/+$/g, '') ?? postOf(page)
  const [folder, name] = splitPath(page.split('/').map(withoutNumber).join('/'))
  if (settings.slug?.startsWith('/') === true) return settings.slug.replace(/^\/+|\/+$/g, '')
  if (settings.slug !== null) return joined(folder, settings.slug)
  const isIndex = /^(?:index|readme)$/i.test(name) || name === splitPath(folder)[1]
  if (isIndex && settings.id === null) return folder
  return joinPath(folder, settings.id ?? name)
}

const datedPost = /^(.*?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.*)$/

/** Returns the address of a post, whose date is in its path. */
function postOf(page: string): string {
  const path = page.replace(/\/index$/, '')
  const [, before = '', year, month, day, name] = datedPost.exec(path) ?? []
  return name === undefined ? path : `${before}${year}/${month}/${day}/${name}`
}

/** Removes the number that orders the documents of a folder, unless it looks like a date or a version. */
function withoutNumber(name: string): string {
  if (/^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.]\d{2,4})?|^\d+[-_.]\d+/.test(name)) return name
  return /^\d+\s*[-_.]+\s*([^-_.\s].*)$/.exec(name)?.[1] ?? name
}

interface Settings {
  readonly slug: string | null
  readonly id: string | null
}

function settingsIn(text: string): Settings {
  const matter = frontMatterIn(text)
  if (matter === null || !/^(?:slug|id)\s*:/m.test(matter.text)) return { slug: null, id: null }
  const settings = new Configuration('x.yaml', matter.text)
  return { slug: textOf(settings.valueOf('slug')), id: textOf(settings.valueOf('id')) }
}

function joined(folder: string, path: string): string {
  const names: string[] = []
  for (const name of joinPath(folder, path).split('/')) {
    if (name === '..') names.pop()
    else if (name !== '.' && name !== '') names.push(name)
  }
  return names.join('/')
}
