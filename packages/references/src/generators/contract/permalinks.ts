import { joinPath } from '../../listing/listing.ts'
import { Configuration } from './configuration.ts'
import {
  filesBelow,
  frontMatterIn,
  isInstalled,
  type RouteFiles,
  Routes,
  type SitePart,
} from './routes.ts'

/** The most pages whose front matter is read. */
export const mostRead = 5000

/** Returns the part of a site whose pages have the addresses that their front matter gives them, besides those of their paths. */
export function permalinksOf(folder: string): readonly SitePart[] {
  return [{ folder, at: [''], kind: 'permalinks' }]
}

/** Returns the addresses that front matter gives to the pages with some endings. */
export const permalinkRoutes =
  (endings: readonly string[]) =>
  (files: RouteFiles, parts: readonly SitePart[]): Routes => {
    const pages = new Map<string, string>()
    const others = new Map<string, string>()
    let read = 0
    for (const { folder } of parts) {
      for (const path of filesBelow(files.listing, folder)) {
        const isPage = endings.some(ending => path.endsWith(`.${ending}`)) && !isInstalled(path)
        if (!isPage || read >= mostRead) continue
        read += 1
        const source = joinPath(folder, path)
        const { own, old } = permalinksIn(files.textOf(source) ?? '')
        for (const address of own) pages.set(address, source)
        for (const address of old) others.set(address, source)
      }
    }
    return new Routes(pages, others)
  }

/** Returns the addresses that the front matter of a page gives it, and those that redirect to it. */
export function permalinksIn(text: string): {
  readonly own: readonly string[]
  readonly old: readonly string[]
} {
  const matter = frontMatterIn(text)
  if (matter === null || !settings.test(matter.text)) return { own: [], old: [] }
  const configuration = new Configuration(`x.${matter.format}`, matter.text)
  const addresses = (...names: readonly string[]) =>
    names.flatMap(name => {
      const value = configuration.valueOf(name)
      const values = value.kind === 'strings' ? value.values : []
      return values.filter(each => each.startsWith('/')).map(withoutEnds)
    })
  return {
    own: addresses('permalink', 'url', 'slug'),
    old: addresses('redirect_from', 'redirectFrom', 'aliases'),
  }
}

const settings = /^[ \t]*['"]?(?:permalink|url|slug|redirect_?from|aliases)['"]?\s*[:=]/im

function withoutEnds(address: string): string {
  return address.replace(/^\/+|\/+$/g, '').replace(/(?:(?:^|\/)index)?\.html?$/, '')
}
