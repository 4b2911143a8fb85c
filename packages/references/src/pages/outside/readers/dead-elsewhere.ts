import { parse } from '@hreflint/core'
import { isTemplate } from '../../../generators/forge/for-forge.ts'
import { type Repository, shownFile } from '../../../generators/forge/repository-address.ts'
import { findEntry } from '../../../listing/find-entry.ts'
import { encodePath, startOf } from '../../../resolve/address.ts'
import type { Link } from '../../../resolve/link.ts'
import type { ReferenceIssue } from '../../../resolve/resolution.ts'
import type { SiteFacts } from '../../../resolve/site-facts.ts'
import { registries } from './index.ts'
import type { Destination, ReadLink, Reader } from './reader.ts'

/** The documents that a manifest can name as the text of a package. */
const mayBeShown = /(?:readme|pypi|description)[^/]*\.(?:md|markdown)$/i

/** What is known of a link that leads to a file of its repository. */
interface FoundLink {
  readonly link: Link
  /** Path of the document. */
  readonly path: string
  readonly target: string
  readonly site: SiteFacts
}

/**
 * Returns the parameters of the issue of a link that is right on the forge and dead on another page that shows its
 * document; null if it is dead nowhere, or that is unknown.
 */
export function deadElsewhereParams(found: FoundLink): ReferenceIssue['issue']['params'] | null {
  const { path, site } = found
  if (!mayBeShown.test(path) && !isTemplate(path)) return null
  const read = readLinkOf(found.link)
  const own = site.repository
  if (read === null || own?.isWhole !== true) return null
  const { repository } = own
  const readers = site.shared('readers', path, path, () =>
    registries.flatMap(registry =>
      registry.readersOf(path, {
        listing: site.listing,
        textOf: file => site.textOf(file),
        shared: (...asked) => site.shared(...asked),
        repository,
      }),
    ),
  )
  for (const reader of readers) {
    const outcome = outcomeOf(reader.follow(read), reader, site)
    if (outcome === null) continue
    const candidates = candidateFor(found, read, reader.repository)
    const forge = reader.home ?? (repository.forge === 'github' ? 'GitHub' : 'GitLab')
    return { forge, reader: reader.title, outcome, candidates }
  }
  return null
}

/** Returns a relative link as registries read it; null for an address that is the same everywhere. */
function readLinkOf({ text, holes, base, site }: Link): ReadLink | null {
  if (holes.length > 0 || base !== null || startOf(text) === 'absolute') return null
  if (/^(?:[?#]|[/\\]{2}|$)|\\/.test(text)) return null
  if (site.kind === 'markdown') {
    const syntax = site.property === 'definition' ? 'definition' : 'markdown'
    return { text, isImage: site.property === 'image', syntax }
  }
  const name = `${site.element ?? ''} ${site.attribute ?? ''}`
  const isImage = name === 'img src'
  return isImage || name === 'a href' ? { text, isImage, syntax: 'html' } : null
}

/** Says what becomes of a link that is dead; null if it is not, or that is unknown. */
function outcomeOf(
  destination: Destination | null,
  reader: Reader,
  site: SiteFacts,
): string | null {
  if (destination === null) return null
  if (destination.kind === 'left out') return destination.because
  const { text, base, or = [], because } = destination
  const isDead = [text, ...or].every(each => !leadsToFile(each, base, reader, site))
  const address = isDead ? addressOf(text, base) : null
  if (address === null) return null
  return `there it leads to ${address}${because === undefined ? '' : `, because ${because}`}`
}

/** Whether an address on the forge shows a file that is here, or that may be made. */
function leadsToFile(
  text: string,
  base: string | undefined,
  { repository }: Reader,
  site: SiteFacts,
): boolean {
  const address = addressOf(text, base)
  const shown = address === null ? null : shownFile(address, repository)
  if (shown === null) return address === null
  return findEntry(site.listing, shown.path).kind !== 'missing' || site.isGenerated(shown.path)
}

/** Returns an address without dots in its path; null if it cannot be parsed. */
function addressOf(text: string, base: string | undefined): string | null {
  const { url } = parse(text, base === undefined ? {} : { base })
  if (url === null) return null
  const { scheme, host, path, query, fragment } = url
  const rest = (query === null ? '' : `?${query}`) + (fragment === null ? '' : `#${fragment}`)
  return `${scheme}://${host ?? ''}${path}${rest}`
}

/** Returns the address of the target on the forge, if it shows the target; else an empty text. */
function candidateFor(
  { target, site, link }: FoundLink,
  { isImage }: ReadLink,
  repository: Repository,
): string {
  const entry = findEntry(site.listing, target)
  const page = entry.kind === 'folder' ? 'tree' : 'blob'
  const kind = `${repository.forge === 'gitlab' ? '-/' : ''}${isImage ? 'raw' : page}`
  const rest = /[?#].*$/s.exec(link.text)?.[0] ?? ''
  const branch = repository.main ?? 'HEAD'
  const address = `https://${repository.host}/${repository.name}/${kind}/${branch}/${encodePath(target)}`
  const isShown = entry.kind !== 'missing' && shownFile(address, repository)?.path === target
  return isShown ? address + rest : ''
}
