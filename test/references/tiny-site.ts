import { languageOf, locateDocument } from '@hreflint/documents'
import {
  type Finding,
  fixDocument,
  lintDocument,
  type ReferenceOptions,
  resolveConfig,
} from '@hreflint/linter'
import {
  type DocumentFacts,
  factsOf,
  findProfile,
  isPage,
  isRedirectFile,
  listingOf,
  needsLinks,
  openedFile,
  orphan,
  type Resolution,
  readRedirects,
  readRemote,
  Site,
} from '@hreflint/references'
import { expect, test } from 'vitest'
import { mark, marked } from '../support/marked.ts'

export interface TinySite {
  /** Path of the document. Default: `index.html`. */
  readonly document?: string
  /** The other files by path, with their text; or only their paths. */
  readonly files?: Readonly<Record<string, string>> | readonly string[]
  /** Id of a profile. Default: `files`. */
  readonly profile?: string
  readonly siteUrl?: string
  /** Paths of files that git does not track. Default: nothing is known of git. */
  readonly untracked?: readonly string[]
  readonly isGenerated?: (path: string) => boolean
  /** The text of `_redirects`. */
  readonly redirects?: string
  /** The address that the repository of the site was cloned from. Default: none is known. */
  readonly remote?: string
  /** Codes that the configuration turns on. */
  readonly asked?: readonly string[]
}

export interface LintedDocument {
  readonly findings: readonly Finding[]
  readonly resolutions: readonly Resolution[]
}

const { config } = resolveConfig(undefined)

/** The site of a document with this text. */
export function siteOf(text: string, site: TinySite): Site {
  const {
    document = 'index.html',
    files = {},
    profile = 'files',
    siteUrl,
    isGenerated,
    redirects = '',
    remote = '',
  } = site
  const texts: Readonly<Record<string, string>> = Array.isArray(files)
    ? Object.fromEntries(files.map(path => [path, '']))
    : (files as Readonly<Record<string, string>>)
  const factsAt = (path: string): DocumentFacts | null => {
    const content = path === document ? text : texts[path]
    const language = languageOf(path)
    if (content === undefined || language === null) return null
    return factsOf(locateDocument(content, language, { structure: true }), content)
  }
  const listing = listingOf([...Object.keys(texts), document])
  const textOf = (path: string) => (path === document ? text : (texts[path] ?? null))
  const named = readRemote(remote)
  return new Site({
    listing,
    textOf,
    repository:
      named === null
        ? null
        : {
            repository: { ...named, current: null, main: null },
            isWhole: true,
            site: new Site({ listing, profile: findProfile(named.forge) }),
          },
    profile: findProfile(profile),
    siteUrl,
    isGenerated,
    isTracked: path => (site.untracked === undefined ? null : !site.untracked.includes(path)),
    redirects: [
      ...readRedirects('_redirects', redirects),
      ...Object.entries({ ...texts, [document]: text }).flatMap(([path, table]) =>
        isRedirectFile(findProfile(profile), path)
          ? readRedirects(path.slice(path.lastIndexOf('/') + 1), table, {
              basePath: siteUrl === undefined ? '/' : new URL(siteUrl).pathname,
              holds: findProfile(profile).holds,
            })
          : [],
      ),
    ],
    robots: texts['robots.txt'],
    structureOf: path => factsAt(path)?.structure ?? null,
    factsOf: factsAt,
  })
}

/** The references of a document of a tiny site. */
export function referencesOf(text: string, tiny: TinySite): ReferenceOptions {
  const { document: path = 'index.html', files = {} } = tiny
  const site = siteOf(text, tiny)
  const document = site.document(path)
  return {
    site,
    path,
    judgePage({ urls, structure }) {
      const page = { path, relations: structure?.relations ?? [], links: urls }
      if (!needsLinks(site, page, link => document.resolve(link))) return null
      const others = Object.entries(files).filter(([name]) => isPage(name) && name !== path)
      const isLinked = others.some(([name, content]) => opens(site, name, content, path))
      return isLinked ? null : orphan
    },
  }
}

/** Whether a page has a link that opens a file. */
function opens(site: Site, name: string, content: string, path: string): boolean {
  const document = site.document(name)
  let isOpened = false
  lintDocument(content, 'html', config ?? undefined, {
    references: {
      site,
      path: name,
      onResolved(resolution, link) {
        isOpened ||= openedFile(link, resolution, other => document.resolve(other)) === path
      },
    },
  })
  return isOpened
}

/** What comes out for a document, and for each of its links. `asked` are codes that are turned on. */
export function lintOnSite(
  text: string,
  site: TinySite,
  ...asked: readonly string[]
): LintedDocument {
  const severities = Object.fromEntries(asked.map(code => [code, 'warning'] as const))
  const { config } = resolveConfig({ severities })
  if (config === null) throw new Error('There is no configuration.')
  const resolutions: Resolution[] = []
  const references = {
    ...referencesOf(text, site),
    onResolved: (resolution: Resolution) => resolutions.push(resolution),
  }
  const language = languageOf(site.document ?? 'index.html') ?? 'html'
  return { findings: lintDocument(text, language, config, { references }), resolutions }
}

/** The document after the first suggestion for a code. */
export function fixedOnSite(text: string, site: TinySite, code: string): string {
  const { config } = resolveConfig({ severities: { [code]: 'warning' } })
  if (config === null) throw new Error('There is no configuration.')
  const language = languageOf(site.document ?? 'index.html') ?? 'html'
  return fixDocument(text, language, config, {
    references: referencesOf(text, site),
    wantsSuggestion: candidate => candidate === code,
  }).output
}

/**
 * Defines one test: the marked spans of the document are its broken references, with these codes (those without a
 * slash are of `reference/`), in document order, and there are no others.
 *
 *     breaks('<a href="«b.html»">', ['missing-file'], { files: ['a.html'] })
 */
export function breaks(source: string, codes: readonly string[], site: TinySite = {}): void {
  test(`${JSON.stringify(source)} ${JSON.stringify(site)}`, () => {
    const { text, spans } = marked(source)
    const { findings } = lintOnSite(text, site, ...(site.asked ?? []))
    expect(findings.map(({ code, span }) => `${code} ${mark(text, [span])}`)).toEqual(
      codes.map((code, index) => {
        const full = code.includes('/') ? code : `reference/${code}`
        return `${full} ${mark(text, spans.slice(index, index + 1))}`
      }),
    )
  })
}

/** Defines one test: every link of the document comes to these files; `?` where that is not known. */
export function leadsTo(text: string, targets: readonly string[], site: TinySite = {}): void {
  test(`${JSON.stringify(text)} ${JSON.stringify(site)}`, () => {
    const { resolutions, findings } = lintOnSite(text, site)
    expect(
      findings.filter(({ kind }) => kind === 'broken-reference').map(({ message }) => message),
    ).toEqual([])
    expect(
      resolutions.map(({ state, target, reason }) =>
        state === 'exists' ? target : state === 'unknown' ? `? ${reason}` : 'missing',
      ),
    ).toEqual(targets)
  })
}
