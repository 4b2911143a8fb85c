import { joinPath } from '../../listing/listing.ts'
import { mostRead, permalinksIn } from '../contract/permalinks.ts'
import {
  filesBelow,
  isInstalled,
  type RouteFiles,
  Routes,
  type SitePart,
} from '../contract/routes.ts'

const page = /\.(?:md|mdx|markdown)$/i

/** Returns the addresses of the files in folders whose own addresses are known. */
export function websiteRoutes(files: RouteFiles, parts: readonly SitePart[]): Routes {
  const pages = new Map<string, string>()
  const others = new Map<string, string>()
  const add = (known: Map<string, string>, address: string, source: string) => {
    if (!known.has(address)) known.set(address, source)
  }
  let read = 0
  for (const { folder, at, kind } of parts) {
    for (const path of filesBelow(files.listing, folder)) {
      if (isInstalled(path)) continue
      const source = joinPath(folder, path)
      if (kind !== 'permalinks')
        for (const start of at) add(pages, joinPath(start, addressOfPage(path)), source)
      if (!page.test(path) || read >= mostRead) continue
      read += 1
      const { own, old } = permalinksIn(files.textOf(source) ?? '')
      for (const address of own) add(pages, address, source)
      for (const address of old) add(others, address, source)
    }
  }
  for (const [address, source] of pages) add(others, `${address}.html`, source)
  return new Routes(pages, others)
}

/** Returns the path of the page that is made from a source: `a` for `a/index.md`. Other files keep theirs. */
export function addressOfPage(path: string): string {
  if (!page.test(path)) return path
  return path.replace(page, '').replace(/(?:^|\/)(?:index|_index|README)$/, '')
}
