import { detachedText } from '../anchors/detached-text.ts'
import { missingIndex } from '../issues/folder/missing-index.ts'
import { missingSlash } from '../issues/folder/missing-slash.ts'
import { outsideRoot } from '../issues/outside-root.ts'
import { redirected } from '../issues/redirected.ts'
import { wrongForm } from '../issues/wrong-form.ts'
import { joinPath, splitPath } from '../listing/listing.ts'
import { isComponent } from '../generators/contract/components.ts'
import { resolveShown } from '../generators/forge/resolve-shown.ts'
import { isJudged, judgeLink } from '../pages/judge-link.ts'
import { judgePage } from '../pages/robots/judge-indexing.ts'
import { judgeTable, type TableIssue } from '../redirects/judge-table.ts'
import { readRedirects } from '../redirects/read-redirects.ts'
import { isRedirectFile } from '../redirects/redirect-files.ts'
import { isNotFound, maxHops } from '../redirects/follow-rule.ts'
import type { AppliedRule } from '../redirects/redirect-rules.ts'
import { siteOfTable } from '../redirects/site-of-table.ts'
import { resolveInComponent } from '../pages/component-link.ts'
import { type SitePath, startOf } from './address.ts'
import { isOfRepository, resolveAboveRoot } from '../pages/outside/above-root.ts'
import { mayBeElsewhere } from '../pages/outside/elsewhere.ts'
import { resolveFragment } from './fragments.ts'
import { isInKnownFolder } from '../pages/known-folders.ts'
import { isExample, type Link, purposeOf, shellVariable } from './link.ts'
import { LinkStarts } from '../pages/link-starts.ts'
import { isOnPageOfProgram } from '../pages/outside/of-program.ts'
import {
  isCertainlyMissing,
  type LookedUp,
  lookUpServed,
  lookUpSource,
  pageOfSource,
} from './look-up.ts'
import { missingTarget, slipOf } from './suggestions/missing-target.ts'
import {
  bestOf,
  exists,
  mayBeSlip,
  missing,
  ofUnknownProgram,
  pathIssue,
  type ReferenceIssue,
  type Resolution,
  unknown,
  withCandidates,
} from './resolution.ts'
import type { SiteFacts } from './site-facts.ts'
import { sharedKey } from './shared-key.ts'
import { onlyPageIn } from './suggestions/near-paths.ts'
import { Proposals } from './suggestions/proposals.ts'
import { type LinkPlace, writeAnchor } from './suggestions/write-anchor.ts'
import { unexpectedTypeOf } from './target-type.ts'
import { resolveTemplate } from '../pages/template-link.ts'

/** A document of a site. Resolves its links. */
export class SiteDocument {
  readonly path: string
  readonly #site: SiteFacts
  readonly #content: string
  /** The group of results that documents in the same folder share. */
  readonly #group: string
  readonly #starts: LinkStarts
  readonly #isTable: boolean
  readonly #isComponent: boolean
  readonly #proposals: Proposals
  readonly #place: LinkPlace

  constructor(site: SiteFacts, path: string, content: string) {
    this.#site = site
    this.path = path
    this.#content = content
    const [folder] = splitPath(path)
    this.#group = `${path.endsWith('.md') ? 'of Markdown ' : ''}in ${folder}`
    this.#starts = new LinkStarts(site, path, content)
    this.#isTable = isRedirectFile(site.profile, path)
    this.#isComponent = isComponent(path)
    this.#proposals = new Proposals(site.address.basePath, link => this.#resolvePath(link))
    const { all: starts } = this.#starts
    this.#place = { document: path, starts, site, proposals: this.#proposals }
  }

  /** Returns the issues of the document itself: of a page, or of a redirect table, whose text is `text`. */
  judgeText(text: string): readonly TableIssue[] {
    if (!this.#isTable) return judgePage(this.path, this.#site)
    const { profile, address, redirects } = this.#site
    if (profile.holds === 'repository') return []
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
    const known = this.#resolveWhatIsKnown(link)
    const isOfGuess = this.#site.profile.isGuess === true && ofUnknownProgram.has(known.reason)
    const sure = isOfGuess ? unknown('in no site') : known
    const found = mayBeSlip.has(sure.reason) ? (this.#slip(link) ?? sure) : sure
    if (found.issue === null || !isOnPageOfProgram(this.#site, this.path)) return found
    return found.state === 'missing' ? unknown('generated') : { ...found, issue: null }
  }

  /** Resolves a link that may lead to something unknown, if it is a slip of one that does not. */
  #slip(link: Link): Resolution | null {
    if (link.holes.length > 0 || this.#site.profile.aliases?.test(link.text) === true) return null
    if (link.base === null && this.#site.profile.readTemplate(link.text) !== null) return null
    if (this.#site.isAlone && startOf(link.text) !== 'relative') return null
    const starts = [...this.#starts.all, ...this.#starts.routed]
    return slipOf(link, starts, { site: this.#site, proposals: this.#proposals })
  }

  #resolveWhatIsKnown(link: Link): Resolution {
    const found = this.#isComponent
      ? resolveInComponent(link, this.path, this.#site, () => this.#resolveTarget(link))
      : this.#resolveTarget(link)
    if (!isJudged(link, this.path, this.#site)) return found
    return judgeLink(link, found, {
      path: this.path,
      site: this.#site,
      resolve: text => this.#resolvePath({ text, holes: [], site: link.site, base: null }),
      resolveIn: (path, other) => new SiteDocument(this.#site, path, '').#resolveTarget(other),
      issue: (definition, params) => pathIssue(definition, link, params),
    })
  }

  #resolveTarget(link: Link): Resolution {
    const purpose = purposeOf(link.site)
    if (purpose === null) return unknown('no link')
    const template = link.base === null ? this.#site.profile.readTemplate(link.text) : null
    if (template === null && link.site.property === 'wikilink') return unknown('no link')
    if (template !== null) {
      return resolveTemplate(template, link, {
        document: this.path,
        place: { content: this.#content, site: this.#site },
        basePath: this.#site.address.basePath,
        resolve: other => this.#resolveTarget(other),
        fragment: (text, found) => this.#resolveFragment(text, found, link),
      })
    }
    const hole = link.holes[0]?.start ?? link.text.length
    // A placeholder in the query or fragment does not change which file is the target.
    if (hole < link.text.length && !/[?#]/.test(link.text.slice(0, hole)))
      return unknown('placeholder')
    // On large pages, most links lead to the page itself.
    const isOwn = link.base === null && link.text.startsWith('#') && !shellVariable.test(link.text)
    const resolution = isOwn ? exists(this.path) : this.#resolvePath(link)
    if (resolution.state !== 'exists' || resolution.target === null) return resolution
    const type = unexpectedTypeOf(resolution.target, purpose)
    if (type !== null)
      return {
        ...resolution,
        issue: type((definition, params) => pathIssue(definition, link, params)),
      }
    return hole < link.text.length ? resolution : this.#resolveFragment(link.text, resolution, link)
  }

  #resolveFragment(text: string, found: Resolution, link: Link): Resolution {
    if (!this.#site.wantsFragments) return found
    const context = {
      document: this.path,
      kind: link.site.kind,
      isInDrawing: this.path.endsWith('.svg') && link.site.element === 'a',
      site: this.#site,
      writeAnchor: (path: string, name: string) =>
        // What a template of a generator names is no path.
        link.base === null && this.#site.profile.readTemplate(link.text) !== null
          ? ''
          : writeAnchor({ ...link, text }, found, { path, name }, this.#place),
    }
    const resolved = resolveFragment(text, found, context)
    const { holds, linksStartFrom, isGuess } = this.#site.profile
    if (isGuess === true && resolved.reason === 'fragment' && startOf(text) === 'relative') {
      // It may be the page of another language or version, where the link starts at its address.
      for (const start of [this.#starts.page, ...this.#starts.routed]) {
        const shown = resolveFragment(text, this.#resolveFrom(start, { ...link, text }), context)
        if (shown.state === 'exists') return shown
      }
    }
    if (resolved.state !== 'missing' || holds !== 'sources' || !linksStartFrom.includes('page'))
      return resolved
    if (startOf(text) !== 'relative' || text.startsWith('#')) return resolved
    // A browser follows what the generator leaves as it is: `../#a` is on the page above, not of the folder above.
    const other = this.#resolveFrom(this.#starts.page, { ...link, text })
    const shown = other.target === null ? resolved : resolveFragment(text, other, context)
    return shown.state === 'exists' ? shown : resolved
  }

  #resolvePath(link: Link): Resolution {
    const shared = this.#isTable ? null : sharedKey(link, this.#group, this.#site)
    if (shared === null) return this.#workOutPath(link)
    const isWhole = shared.key === link.text
    const mayShare = isWhole && !this.#proposals.isMaking ? this.#mayShare : this.#mayShareSound
    const found = this.#site.shared(shared.group, shared.key, link, this.#workOutShared, mayShare)
    return found.issue === null || isWhole ? found : this.#workOutPath(link)
  }

  /** Kept results must not keep the text of the document in memory, which the URL is a slice of. */
  readonly #workOutShared = (link: Link): Resolution => {
    const found = this.#workOutPath({ ...link, text: detachedText(link.text) })
    // What the candidates depend on is recorded now.
    if (!this.#proposals.isMaking) void found.issue?.issue.params.candidates
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
    if (isOfRepository(profile, link.text)) return unknown('outside the site')
    const source = this.#foundSource(link)
    if (source !== null) return source
    const resolveFrom = (document: string) => this.#resolveFrom(document, link)
    const results = this.#starts.all.map(resolveFrom)
    if (startOf(link.text) === 'relative' && !results.some(({ state }) => state === 'exists')) {
      const routed = this.#starts.routed.map(resolveFrom)
      return bestOf(routed.some(({ state }) => state === 'exists') ? routed : results)
    }
    return bestOf(results)
  }

  #resolveFrom(document: string, link: Link): Resolution {
    const at = this.#site.address.pathOf(link.text, document, link.base, link.encoding)
    return this.#resolveAt(at, link, document)
  }

  /** Resolves a link to a source that the generator finds by rules of its own; null if it finds none. */
  #foundSource(link: Link): Resolution | null {
    const place = { content: this.#content, site: this.#site }
    const { kind, target } = this.#site.profile.findSource(link, this.path, place) ?? {}
    if (target === undefined) return null
    if (kind !== 'other plugin') return kind === 'page' ? exists(target) : unknown('generated')
    return exists(target, pathIssue(wrongForm, link, { target, candidates: '' }))
  }

  #resolveAt(at: SitePath, link: Link, document: string): Resolution {
    switch (at.kind) {
      case 'elsewhere': {
        const { repository } = this.#site
        if (repository === null) return unknown('outside the site')
        return resolveShown(link, this.path, repository)
      }
      case 'no page':
        return unknown('no page')
      case 'ambiguous':
        return unknown('depends on the server')
      case 'above root':
        return resolveAboveRoot(at, this.#site, pathIssue(outsideRoot, link, {}))
      case 'on site':
        return this.#onSite(at.path, at.hasSlash, link, document)
    }
  }

  #onSite(path: string, hasSlash: boolean, link: Link, document: string): Resolution {
    // A URL without a path refers to the document itself; some generators leave the path of a source.
    const { rewritesSources } = this.#site.profile
    const isOwn = rewritesSources || /^(?:[?#]|$)/.test(link.text)
    if (path === document && !hasSlash && isOwn) return exists(this.path)
    const looked = this.#lookUp(path, hasSlash, link)
    // A generator rewrites a link to a source only if it leads there from the source of its page.
    const isSourceFound = looked.kind === 'found' && looked.remark === 'source'
    if (isSourceFound && rewritesSources && document !== this.#starts.source) {
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
        if (!isCertainlyMissing(this.#site, this.path, path, link.text)) return unknown('generated')
        const page = () =>
          this.#proposals.write(link, document, onlyPageIn(this.#site.listing, path))
        return missing(pathIssue(missingIndex, link, withCandidates({ target: `${path}/` }, page)))
      }
      case 'missing':
        return this.#renamed(path, link, document) ?? this.#missing(path, link, document)
      case 'generated':
        return unknown('generated')
      case 'dynamic':
        return isInKnownFolder(this.#site, link.text, path)
          ? this.#missing(path, link, document)
          : unknown('generated')
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
    const page = this.#site.profile.pageOfMissing(path)
    if (page === null) return null
    const looked = this.#lookUp(page, false, link)
    if (looked.kind === 'found') return exists(looked.target)
    if (this.#site.isGenerated(page)) return unknown('generated')
    return this.#redirected(page, false, link, document)
  }

  /** Resolves a missing path through redirects to the target where they end. Null if no redirect applies. */
  #redirected(path: string, hasSlash: boolean, link: Link, document: string): Resolution | null {
    const { address, redirects, profile } = this.#site
    const { basePath } = address
    let applied = redirects.find(`${basePath}${path}${hasSlash && path !== '' ? '/' : ''}`)
    if (applied === null || isNotFound(applied, profile.holds !== 'sources')) return null
    let isPermanent = true
    for (let hop = 0; hop < maxHops; hop += 1) {
      const { target, rule }: AppliedRule = applied
      if (target === null) return unknown('redirected')
      isPermanent &&= rule.status === 301 || rule.status === 308
      const at = address.pathOf(target, '', null)
      if (at.kind !== 'on site') return unknown('redirected')
      const looked = this.#lookUp(at.path, at.hasSlash)
      if (looked.kind === 'found') {
        // What a server answers in place of every page is no script, style sheet or picture.
        if (rule.status === 200 && purposeOf(link.site) !== 'page') return unknown('redirected')
        // The fragment of the redirect wins over that of the link.
        const hasFragment = target.includes('#')
        if (hasFragment && link.text.includes('#')) return unknown('redirected')
        if (!isPermanent || this.#proposals.isMaking) return exists(looked.target)
        const end = `${at.path}${at.hasSlash && at.path !== '' ? '/' : ''}`
        const candidates = hasFragment ? '' : this.#proposals.write(link, document, [end])
        const params = { target: path, end: end === '' ? '/' : end, candidates }
        return exists(looked.target, pathIssue(redirected, link, params))
      }
      const next = redirects.find(`${basePath}${at.path}`)
      if (next === null || next.target === target) return unknown('redirected')
      applied = next
    }
    return unknown('redirected')
  }

  #lookUp(path: string, hasSlash: boolean, link: Link | null = null): LookedUp {
    const { listing, profile } = this.#site
    if (profile.holds !== 'sources') return lookUpServed(listing, profile, path, hasSlash)
    const isRelative = link !== null && startOf(link.text) === 'relative'
    const found = lookUpSource(listing, profile, path, hasSlash, this.#content, isRelative)
    if (found.kind !== 'missing' && found.kind !== 'dynamic') return found
    const target = this.#site.routes?.sourceAt(path, this.path)
    return target === undefined ? found : { kind: 'found', target, remark: null }
  }

  #remarkOn(
    { remark, target }: LookedUp & { readonly kind: 'found' },
    path: string,
    link: Link,
    document: string,
  ): ReferenceIssue | null {
    if (remark === 'missing slash') {
      const candidates = this.#proposals.write(link, document, [`${path}/`])
      return pathIssue(missingSlash, link, { target: path, candidates })
    }
    const { profile } = this.#site
    const isOtherForm = remark === 'file' || (remark === 'source' && !profile.rewrites(link))
    if (isOtherForm && purposeOf(link.site) === 'page') {
      const page =
        remark === 'file' ? `${path.replace(/\.html?$/, '')}/` : pageOfSource(profile, path)
      const candidates = this.#proposals.write(link, this.#starts.page, [page])
      return pathIssue(wrongForm, link, { target: remark === 'file' ? target : path, candidates })
    }
    return null
  }

  #missing(path: string, link: Link, document: string): Resolution {
    if (this.#mayBeElsewhere(path, link)) return unknown('outside the site')
    if (isExample(link.text)) return unknown('placeholder')
    if (!isCertainlyMissing(this.#site, this.path, path, link.text)) return unknown('generated')
    return missingTarget(path, link, document, {
      path: this.path,
      content: this.#content,
      site: this.#site,
      proposals: this.#proposals,
    })
  }

  #mayBeElsewhere(path: string, link: Link): boolean {
    // A redirect table is in the root of the served folder.
    return !this.#isTable && mayBeElsewhere(this.#site, path, link)
  }
}
