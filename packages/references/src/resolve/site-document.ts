import type { ComponentName, IssueDefinition } from '@hreflint/core'
import { detachedText } from '../anchors/detached-text.ts'
import { missingFile } from '../issues/missing-file.ts'
import { missingIndex } from '../issues/missing-index.ts'
import { missingSlash } from '../issues/missing-slash.ts'
import { outsideRoot } from '../issues/outside-root.ts'
import { redirected } from '../issues/redirected.ts'
import { wrongCase } from '../issues/wrong-case.ts'
import { wrongForm } from '../issues/wrong-form.ts'
import { joinPath, splitPath } from '../listing/listing.ts'
import { isComponent } from '../profiles/components.ts'
import { rootsOf } from '../profiles/contents.ts'
import { resolveShown } from '../profiles/forge/resolve-shown.ts'
import { isJudged, judgeLink } from '../pages/judge-link.ts'
import { judgeTable, type TableIssue } from '../redirects/judge-table.ts'
import { readRedirects } from '../redirects/read-redirects.ts'
import { isRedirectFile } from '../redirects/redirect-files.ts'
import { maxHops } from '../redirects/follow-rule.ts'
import type { AppliedRule } from '../redirects/redirect-rules.ts'
import { siteOfTable } from '../redirects/site-of-table.ts'
import { resolveInComponent } from '../pages/component-link.ts'
import type { SitePath } from './address.ts'
import { mayBeElsewhere } from '../pages/elsewhere.ts'
import { findPluginSource, isRewritten } from '../pages/plugin-source.ts'
import { writtenLike } from '../pages/written-like.ts'
import { resolveFragment } from './fragments.ts'
import { componentOf, type Link, purposeOf, shellVariable } from './link.ts'
import {
  isCertainlyMissing,
  isSource,
  type LookedUp,
  lookUpServed,
  lookUpSource,
  pageOfSource,
} from './look-up.ts'
import { nearPathsIn, onlyPageIn, twinOf } from './near-paths.ts'
import {
  exists,
  issueAt,
  maxCandidates,
  missing,
  type ReferenceIssue,
  type Resolution,
  unknown,
  withCandidates,
} from './resolution.ts'
import type { SiteFacts } from './site-facts.ts'
import { sharedKey } from './shared-key.ts'
import { unexpectedTypeOf } from './target-type.ts'

/** A document of a site. Resolves its links. */
export class SiteDocument {
  readonly path: string
  readonly #site: SiteFacts
  readonly #content: string
  /** The group of results that documents in the same folder share. */
  readonly #group: string
  readonly #isTable: boolean
  readonly #isComponent: boolean
  /** Whether candidates are being resolved, for which no further candidates are needed. */
  #isProposing = false

  constructor(site: SiteFacts, path: string, content: string) {
    this.#site = site
    this.path = path
    this.#content = content
    const [folder] = splitPath(path)
    this.#group = `${path.endsWith('.md') ? 'of Markdown ' : ''}in ${folder}`
    this.#isTable = isRedirectFile(site.profile, path)
    this.#isComponent = isComponent(path)
  }

  /** Returns the issues of the entries of a redirect table, whose text is `text`; none for other documents. */
  judgeTable(text: string): readonly TableIssue[] {
    const { profile, address, redirects } = this.#site
    if (!this.#isTable || profile.holds === 'repository') return []
    const place = { basePath: address.basePath, holds: profile.holds }
    const own = readRedirects(splitPath(this.path)[1], text, place)
    return judgeTable(
      own,
      redirects,
      siteOfTable(this.#site, link => this.resolve(link)),
    )
  }

  /** Resolves a link. Reports at most one issue, the most useful one. */
  resolve(link: Link): Resolution {
    const found = this.#isComponent
      ? resolveInComponent(link, this.path, this.#site, () => this.#resolveTarget(link))
      : this.#resolveTarget(link)
    if (!isJudged(link, this.#site)) return found
    return judgeLink(link, found, {
      path: this.path,
      site: this.#site,
      resolve: text => this.#resolvePath({ text, holes: [], site: link.site, base: null }),
      issue: (definition, params) => this.#issue(definition, link, params),
    })
  }

  #resolveTarget(link: Link): Resolution {
    const purpose = purposeOf(link.site)
    if (purpose === null) return unknown('no link')
    const hole = link.holes[0]?.start ?? link.text.length
    // A placeholder in the query or fragment does not change which file is the target.
    if (hole < link.text.length && !/[?#]/.test(link.text.slice(0, hole)))
      return unknown('placeholder')
    // On large pages, most links lead to the page itself.
    const isOwn = link.base === null && link.text.startsWith('#') && !shellVariable.test(link.text)
    const resolution = isOwn ? exists(this.path) : this.#resolvePath(link)
    if (resolution.state !== 'exists' || resolution.target === null) return resolution
    const type = unexpectedTypeOf(resolution.target, purpose)
    if (type !== null) return { ...resolution, issue: type(this.#issueIn(link, 'path')) }
    if (hole < link.text.length || !this.#site.wantsFragments) return resolution
    return resolveFragment(link.text, resolution, {
      document: this.path,
      isStyle: link.site.kind === 'css',
      isInDrawing: this.path.endsWith('.svg') && link.site.element === 'a',
      site: this.#site,
    })
  }

  #resolvePath(link: Link): Resolution {
    const shared = this.#isTable ? null : sharedKey(link, this.#group, this.#site)
    if (shared === null) return this.#workOutPath(link)
    const isWhole = shared.key === link.text
    const mayShare = isWhole && !this.#isProposing ? this.#mayShare : this.#mayShareSound
    const found = this.#site.shared(shared.group, shared.key, link, this.#workOutShared, mayShare)
    return found.issue === null || isWhole ? found : this.#workOutPath(link)
  }

  /** Kept results must not keep the text of the document in memory, which the URL is a slice of. */
  readonly #workOutShared = (link: Link): Resolution => {
    const found = this.#workOutPath({ ...link, text: detachedText(link.text) })
    // What the candidates depend on is recorded now.
    if (!this.#isProposing) void found.issue?.issue.params.candidates
    return found
  }

  /** Whether documents may share a result. An issue depends on the whole text of its link. */
  readonly #mayShare = ({ reason, target }: Resolution): boolean =>
    reason !== 'generated' && target !== this.path

  readonly #mayShareSound = (found: Resolution): boolean =>
    found.issue === null && this.#mayShare(found)

  #workOutPath(link: Link): Resolution {
    const { profile } = this.#site
    if (profile.aliases?.test(link.text) === true) return unknown('generated')
    if (shellVariable.test(link.text)) return unknown('placeholder')
    const source = profile.hasPlugins ? this.#pluginSource(link) : null
    if (source !== null) return source
    const results = this.#starts().map(document => {
      const at = this.#site.address.pathOf(link.text, document, link.base, link.encoding)
      return this.#resolveAt(at, link, document)
    })
    return (
      results.find(({ state, issue }) => state === 'exists' && issue === null) ??
      results.find(({ state }) => state === 'exists') ??
      results.find(({ state }) => state === 'unknown') ??
      // A target that differs only in case is the one that is meant.
      results.find(({ issue }) => issue?.issue.code === wrongCase.code) ??
      results[0] ??
      unknown('no page')
    )
  }

  /** Resolves a link to a source in a site of plugins; null if it finds no file. */
  #pluginSource(link: Link): Resolution | null {
    const { kind, target } = findPluginSource(link, this.path, this.#content, this.#site) ?? {}
    if (target === undefined) return null
    if (kind !== 'other plugin') return kind === 'page' ? exists(target) : unknown('generated')
    return exists(target, this.#issue(wrongForm, link, { target, candidates: '' }))
  }

  /** Returns the paths that relative links of this document may start from, relative to the content folder. */
  #starts(): readonly string[] {
    const { holds, linksStartFrom } = this.#site.profile
    if (holds !== 'sources') return [this.#source]
    return linksStartFrom.map(start => (start === 'source' ? this.#source : this.#pageStart))
  }

  get #source(): string {
    return this.#content === '' ? this.path : this.path.slice(this.#content.length + 1)
  }

  /** A path from which relative links resolve as they do on the page of this source. */
  get #pageStart(): string {
    const page = pageOfSource(this.#site.profile, this.#source)
    return page.endsWith('/') ? `${page}index.html` : page
  }

  #resolveAt(at: SitePath, link: Link, document: string): Resolution {
    switch (at.kind) {
      case 'elsewhere': {
        const { repository } = this.#site
        return repository === null ? unknown('outside the site') : resolveShown(link, repository)
      }
      case 'no page':
        return unknown('no page')
      case 'ambiguous':
        return unknown('depends on the server')
      case 'above root':
        return this.#aboveRoot(at, link)
      case 'on site':
        return this.#onSite(at.path, at.hasSlash, link, document)
    }
  }

  #onSite(path: string, hasSlash: boolean, link: Link, document: string): Resolution {
    // A URL without a path refers to the document itself; some generators leave the path of a source.
    const { rewritesSources } = this.#site.profile
    const isOwn = rewritesSources || /^(?:[?#]|$)/.test(link.text)
    if (path === document && !hasSlash && isOwn) return exists(this.path)
    const looked = this.#lookUp(path, hasSlash)
    // A generator rewrites a link to a source only if it leads there from the source of its page.
    const isSourceFound = looked.kind === 'found' && looked.remark === 'source'
    if (isSourceFound && rewritesSources && document !== this.#source) {
      return this.#missing(path, link, document)
    }
    if (looked.kind === 'missing' || looked.kind === 'folder without index') {
      const end = this.#redirected(path, hasSlash, link, document)
      if (end !== null) return end
    }
    switch (looked.kind) {
      case 'found':
        return exists(looked.target, this.#remarkOn(looked, path, link, document))
      case 'folder without index': {
        if (this.#site.isGenerated(joinPath(path, 'index.html'))) return unknown('generated')
        if (path === '' && this.#mayBeElsewhere(path, link)) return unknown('outside the site')
        if (!isCertainlyMissing(this.#site.profile, this.path, path)) return unknown('generated')
        const page = () => this.#write(link, document, onlyPageIn(this.#site.listing, path))
        return missing(
          this.#issue(missingIndex, link, withCandidates({ target: `${path}/` }, page)),
        )
      }
      case 'missing':
        return this.#renamed(path, link, document) ?? this.#missing(path, link, document)
      case 'generated':
        return unknown('generated')
      case 'not listed':
        return unknown('not listed')
      case 'ambiguous':
        return unknown('depends on the server')
    }
  }

  /**
   * Resolves a path to a source that does not exist as the generator writes it: `a.md` as `a.html`,
   * which may be a copied file, a redirect, or the page of a folder. Null if nothing is found.
   */
  #renamed(path: string, link: Link, document: string): Resolution | null {
    if (!this.#site.profile.renamesSources || !path.endsWith('.md')) return null
    const page = path.replace(/\.md$/, '.html')
    const looked = this.#lookUp(page, false)
    if (looked.kind === 'found') return exists(looked.target)
    if (this.#site.isGenerated(page)) return unknown('generated')
    return this.#redirected(page, false, link, document)
  }

  /** Resolves a missing path through redirects to the target where they end. Null if no redirect applies. */
  #redirected(path: string, hasSlash: boolean, link: Link, document: string): Resolution | null {
    const { address, redirects } = this.#site
    const { basePath } = address
    let applied = redirects.find(`${basePath}${path}${hasSlash && path !== '' ? '/' : ''}`)
    if (applied === null || applied.rule.status >= 400) return null
    let isPermanent = true
    for (let hop = 0; hop < maxHops; hop += 1) {
      const { target, rule }: AppliedRule = applied
      if (target === null) return unknown('redirected')
      isPermanent &&= rule.status === 301 || rule.status === 308
      const at = address.pathOf(target, '', null)
      if (at.kind !== 'on site') return unknown('redirected')
      const looked = this.#lookUp(at.path, at.hasSlash)
      if (looked.kind === 'found') {
        // The fragment of the redirect wins over that of the link.
        const hasFragment = target.includes('#')
        if (hasFragment && link.text.includes('#')) return unknown('redirected')
        if (!isPermanent || this.#isProposing) return exists(looked.target)
        const end = `${at.path}${at.hasSlash && at.path !== '' ? '/' : ''}`
        const candidates = hasFragment ? '' : this.#write(link, document, [end])
        const params = { target: path, end: end === '' ? '/' : end, candidates }
        return exists(looked.target, this.#issue(redirected, link, params))
      }
      const next = redirects.find(`${basePath}${at.path}`)
      if (next === null || next.target === target) return unknown('redirected')
      applied = next
    }
    return unknown('redirected')
  }

  #lookUp(path: string, hasSlash: boolean): LookedUp {
    const { listing, profile } = this.#site
    return profile.holds === 'sources'
      ? lookUpSource(listing, profile, path, hasSlash)
      : lookUpServed(listing, profile, path, hasSlash)
  }

  #remarkOn(
    { remark, target }: LookedUp & { readonly kind: 'found' },
    path: string,
    link: Link,
    document: string,
  ): ReferenceIssue | null {
    if (remark === 'missing slash') {
      const candidates = this.#write(link, document, [`${path}/`])
      return this.#issue(missingSlash, link, { target: path, candidates })
    }
    const { profile } = this.#site
    const isOtherForm = remark === 'file' || (remark === 'source' && !isRewritten(profile, link))
    if (isOtherForm && purposeOf(link.site) === 'page') {
      const page =
        remark === 'file' ? `${path.replace(/\.html?$/, '')}/` : pageOfSource(profile, path)
      const candidates = this.#write(link, this.#pageStart, [page])
      return this.#issue(wrongForm, link, { target: remark === 'file' ? target : path, candidates })
    }
    return null
  }

  #missing(path: string, link: Link, document: string): Resolution {
    const { listing, profile } = this.#site
    if (this.#site.isGenerated(path)) return unknown('generated')
    if (this.#mayBeElsewhere(path, link)) return unknown('outside the site')
    if (!isCertainlyMissing(this.#site.profile, this.path, path)) return unknown('generated')
    const roots = rootsOf(listing, profile)
    for (const root of roots) {
      const file = joinPath(root, path)
      const twin = twinOf(this.#site, file)
      if (twin === null || listing.entriesOf(twin) !== null) continue
      const candidates = this.#write(link, document, [twin.slice(file.length - path.length)])
      return missing(this.#issue(wrongCase, link, { target: file, twin, candidates }))
    }
    const target = profile.holds === 'sources' ? joinPath(this.#content, path) : path
    const candidates = () => this.#candidatesNear(path, roots, link, document)
    return missing(this.#issue(missingFile, link, withCandidates({ target }, candidates)))
  }

  /** Returns candidates similar to a missing path. */
  #candidatesNear(path: string, roots: readonly string[], link: Link, document: string): string {
    // A server that has the folder would have found it without the slash.
    const folders = this.#site.profile.holds === 'sources' ? [`${path}/`] : []
    return this.#write(link, document, [...folders, ...nearPathsIn(this.#site, roots, path)])
  }

  #mayBeElsewhere(path: string, link: Link): boolean {
    // A redirect table is in the root of the served folder.
    return !this.#isTable && mayBeElsewhere(this.#site, path, link)
  }

  /** Resolves a path that climbs out of the root. Whether it is wrong depends on what is above the root. */
  #aboveRoot({ levels, path }: SitePath & { kind: 'above root' }, link: Link): Resolution {
    const { address, profile, listing } = this.#site
    const issue = this.#issue(outsideRoot, link, {})
    switch (profile.holds) {
      case 'output': {
        if (!address.isKnown || levels <= address.depth) return unknown('outside the site')
        if (address.depth > 0) return unknown('outside the site')
        // Browsers stop at the root of the server.
        const names = path.split('/').filter(name => name !== '')
        const looked = lookUpServed(listing, profile, names.join('/'), path.endsWith('/'))
        return looked.kind === 'found' ? exists(looked.target, issue) : missing(issue)
      }
      // `../../issues` is a page of the forge.
      case 'repository':
        return levels === 1 ? missing(issue) : unknown('outside the site')
      case 'sources':
        return isSource(profile, path) ? missing(issue) : unknown('outside the site')
    }
  }

  /**
   * Writes paths from the root as URLs in the style of the link; relative ones start from `document`. Returns those that
   * resolve without an issue, one per line, up to `maxCandidates`.
   */
  #write(link: Link, document: string, paths: readonly string[]): string {
    if (this.#isProposing) return ''
    const { basePath } = this.#site.address
    const written = paths.map(path => writtenLike(link.text, path, document, basePath))
    this.#isProposing = true
    const wanted = [...new Set(written)].filter(candidate => {
      if (candidate === link.text) return false
      const { state, issue } = this.#resolvePath({ ...link, text: candidate })
      return state === 'exists' && issue === null
    })
    this.#isProposing = false
    return wanted.slice(0, maxCandidates).join('\n')
  }

  #issueIn(link: Link, component: ComponentName) {
    return (definition: IssueDefinition, params: Readonly<Record<string, string>>) =>
      issueAt(definition, componentOf(link.text, component), link.text, params)
  }

  #issue(
    definition: IssueDefinition,
    link: Link,
    params: Readonly<Record<string, string>>,
  ): ReferenceIssue {
    return this.#issueIn(link, 'path')(definition, params)
  }
}
