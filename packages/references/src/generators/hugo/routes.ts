import { joinPath, splitPath } from '../../listing/listing.ts'
import { Configuration } from '../contract/configuration.ts'
import {
  filesBelow,
  frontMatterIn,
  type RouteFiles,
  Routes,
  type SitePart,
} from '../contract/routes.ts'

/** Returns the addresses of the pages that Hugo makes of its content. */
export function hugoRoutes(files: RouteFiles, parts: readonly SitePart[]): Routes {
  const pages = new Map<string, string>()
  const redirects = new Map<string, string>()
  const others = new Map<string, string>()
  const add = (known: Map<string, string>, addresses: readonly string[], source: string) => {
    for (const address of addresses) if (!known.has(address)) known.set(address, source)
  }
  for (const part of parts) {
    for (const path of filesBelow(files.listing, part.folder)) {
      if (!/\.(?:md|markdown|html|adoc|org|rst|ipynb)$/.test(path)) continue
      const source = joinPath(part.folder, path)
      const { own, elsewhere, aliases } = addressesOf(part, path, files.textOf(source) ?? '')
      add(pages, own, source)
      add(others, elsewhere, source)
      add(redirects, aliases, source)
    }
  }
  // What a layout may make of an address comes after the pages that have it.
  for (const [address, source] of others) add(pages, [address], source)
  return new Routes(pages, redirects)
}

function addressesOf({ at, kind }: SitePart, path: string, text: string) {
  const { page, language } = withoutLanguage(path.replace(/\.\w+$/, ''), kind.split(' '))
  const own = page.replace(/(?:^|\/)_?index$/, '')
  const [folder, name] = splitPath(own)
  const { url, slug, aliases } = settingsIn(text)
  const undated = name.replace(/^\d{4}-\d{2}-\d{2}[-_]/, '')
  const below = [
    ...(url === null ? [own, joinPath(folder, undated)] : [url]),
    ...(slug === null ? [] : [joinPath(folder, slug)]),
  ]
  const starts = language === null ? at : [language, '']
  const all = below.flatMap(each => [each, each.toLowerCase().replace(/\s+/g, '-')])
  const served = (each: string) => {
    const address = each.replace(/^\/+|\/+$/g, '').replace(/(?:(?:^|\/)index)?\.html$/, '')
    return starts.map(start => joinPath(start, address))
  }
  const old = aliases.map(alias => (alias.startsWith('/') ? alias : joinPath(folder, alias)))
  const addresses = [...new Set(all)].map(served)
  return {
    own: addresses.map(([first = '']) => first),
    elsewhere: addresses.flatMap(([, ...rest]) => rest),
    aliases: old.flatMap(served),
  }
}

/** Divides `a.de` if that is one of the languages. */
function withoutLanguage(page: string, languages: readonly string[]) {
  const dot = page.lastIndexOf('.')
  const language = dot === -1 ? '' : page.slice(dot + 1)
  return language !== '' && languages.includes(language)
    ? { page: page.slice(0, dot), language }
    : { page, language: null }
}

/** What the front matter of a page says of its address. */
interface Settings {
  readonly url: string | null
  readonly slug: string | null
  readonly aliases: readonly string[]
}

export function settingsIn(text: string): Settings {
  const matter = frontMatterIn(text)
  if (matter === null || !/^[ \t]*['"]?(?:url|slug|aliases)['"]?\s*[:=]/im.test(matter.text))
    return { url: null, slug: null, aliases: [] }
  const settings = new Configuration(`x.${matter.format}`, matter.text)
  const texts = (name: string) => {
    const value = settings.valueOf(name)
    return value.kind === 'strings' ? value.values : []
  }
  const [[url = null], [slug = null]] = [texts('url'), texts('slug')]
  return { url, slug, aliases: texts('aliases') }
}
