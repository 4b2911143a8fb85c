import { contentsOf } from '../generators/contract/contents.ts'
import type { Profile } from '../generators/contract/profile.ts'
import { isRedirectFile } from '../redirects/redirect-files.ts'
import { writeNetlify } from '../redirects/writers/netlify-toml.ts'
import { writeLine } from '../redirects/writers/redirects-file.ts'
import type { TableWriter } from '../redirects/writers/table-writer.ts'
import { writeVercel } from '../redirects/writers/vercel-json.ts'
import { findEntry } from '../listing/find-entry.ts'
import { joinPath } from '../listing/listing.ts'
import { encodePath } from '../resolve/address.ts'
import { isSource, pageOfSource } from '../resolve/look-up.ts'
import type { Site } from '../resolve/site.ts'
import { type Move, movedPath } from './moves.ts'

/** How the old address of a page that moves is kept. Paths are from the root, before any move. */
export interface KeptAddress {
  /** The source of the page. */
  readonly page: string
  /** Ways to say where the page is now, the generator's own first. */
  readonly ways: readonly {
    readonly file: string
    /** Returns the new text of the file; null if it has no place for that. */
    write(text: string): string | null
  }[]
}

/** Returns how the old addresses of all pages that move are kept, by the generator or by the server. */
export function keptAddresses(
  site: Site,
  pages: Iterable<string>,
  moves: readonly Move[],
): readonly KeptAddress[] {
  const { profile, listing } = site
  if (profile.holds === 'repository') return []
  const settings = filesIn(site, profile.home).filter(path => isOwn(profile, path))
  const tables = [profile.home, ...profile.statics].flatMap(folder =>
    filesIn(site, folder).filter(path => isRedirectFile(profile, path)),
  )
  const kept: KeptAddress[] = []
  for (const page of pages) {
    const moved = movedPath(page, moves)
    const content = contentsOf(listing, profile).find(
      folder => folder === '' || page.startsWith(`${folder}/`),
    )
    if (moved === page || content === undefined || !isPage(profile, page)) continue
    const inside = (path: string) => (content === '' ? path : path.slice(content.length + 1))
    const [from, to] = [inside(page), inside(moved)]
    const [address, newAddress] = [addressOf(site, page, from), addressOf(site, moved, to)]
    const own = profile.movedPages
    const files = own === null ? [] : own.file === 'page' ? [page] : settings
    const ofServer = tables.flatMap(file => {
      const write = writers[file.slice(file.lastIndexOf('/') + 1)]
      if (write === undefined || address === null || newAddress === null) return []
      return [{ file, write: (text: string) => write(text, { from: address, to: newAddress }) }]
    })
    const ofGenerator = files.map(file => ({
      file,
      write: (text: string) => own?.write(text, { from, to, address }) ?? null,
    }))
    kept.push({ page, ways: [...ofGenerator, ...ofServer] })
  }
  return kept
}

const writers: Readonly<Record<string, TableWriter>> = {
  _redirects: writeLine,
  'netlify.toml': writeNetlify,
  'vercel.json': writeVercel,
}

function isOwn({ movedPages }: Profile, path: string): boolean {
  return movedPages?.file instanceof RegExp && movedPages.file.test(path)
}

function isPage(profile: Profile, path: string): boolean {
  if (profile.holds === 'output') return /\.x?html?$/.test(path)
  return isSource(profile, path) && profile.makesPage(path)
}

function filesIn({ listing }: Site, folder: string): readonly string[] {
  const isThere = folder === '' || findEntry(listing, folder).kind === 'folder'
  const names = isThere ? (listing.entriesOf(folder)?.keys() ?? []) : []
  return Array.from(names, name => joinPath(folder, name))
}

/**
 * Returns the path on the server that a page has, as far as its path decides. Null if only the generator
 * knows it.
 */
function addressOf(site: Site, path: string, source: string): string | null {
  const { profile, address } = site
  if (profile.holds === 'output') {
    return address.basePath + encodePath(path.replace(/(^|\/)index\.x?html?$/, '$1'))
  }
  return profile.pagesAreFolders
    ? address.basePath + encodePath(pageOfSource(profile, source))
    : null
}
