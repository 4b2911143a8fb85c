import { percentDecodeUtf8 } from '@hreflint/core/internal'
import type { SourcePlace, TemplateLink } from '../generators/contract/profile.ts'
import { missingFile } from '../issues/missing-file.ts'
import type { Link } from '../resolve/link.ts'
import { isBuilt } from '../resolve/look-up.ts'
import { exists, issueAt, missing, type Resolution, unknown } from '../resolve/resolution.ts'

/** What is needed to resolve a template in a link. */
export interface TemplateContext {
  readonly document: string
  readonly place: SourcePlace
  /** Path of the address of the site, which ends with a slash. */
  readonly basePath: string
  /** Resolves another link of the document. */
  resolve(link: Link): Resolution
  /** Resolves the fragment of a text that leads to a file. */
  fragment(text: string, found: Resolution): Resolution
}

/**
 * Resolves a link that starts with a template of a generator, as far as nothing but a query and a
 * fragment follows.
 */
export function resolveTemplate(
  { url, start, end, finds, isText = false }: TemplateLink,
  link: Link,
  context: TemplateContext,
): Resolution {
  const rest = link.text.slice(end)
  const isWhole = link.holes.every(hole => hole.start < end)
  if (!isWhole) return unknown('placeholder')
  return finds === 'page'
    ? resolveName({ url, start, rest, isText }, link, context)
    : resolveAddress({ url, start, rest, isText }, link, context)
}

interface Written {
  readonly url: string
  readonly start: number
  /** What follows the template. */
  readonly rest: string
  readonly isText: boolean
}

function resolveName(written: Written, link: Link, context: TemplateContext): Resolution {
  const { url, start, rest } = written
  const { document, place, fragment } = context
  if (!/^(?:[?#]|$)/.test(rest)) return unknown('placeholder')
  const name = nameIn(written)
  const found =
    name === ''
      ? ({ kind: 'page', target: document } as const)
      : place.site.profile.findPage(name, document, place)
  if (found.kind === 'unsure') return unknown('generated')
  if (found.kind === 'missing') {
    if (isBuilt(place.site, found.path)) return unknown('generated')
    const span = { start, end: start + name.length }
    const { meant } = found
    const candidates =
      meant === undefined ? '' : link.text.slice(0, start) + meant + link.text.slice(span.end)
    return missing(issueAt(missingFile, span, link.text, { target: found.path, candidates }))
  }
  const target = exists(found.target)
  if (rest.includes('#')) return fragment(link.text, target)
  return url.includes('#') ? inside(written, link, target, fragment) : target
}

/** Returns the name of the page that a template names. */
export function nameIn({ url, isText = false }: Pick<TemplateLink, 'url' | 'isText'>): string {
  return (isText ? /^[^#]*/ : /^[^?#]*/).exec(url)?.[0] ?? ''
}

/** Resolves a fragment that is written inside a template, after which the template goes on. */
function inside(
  { url, start, isText }: Written,
  { text }: Link,
  target: Resolution,
  fragment: TemplateContext['fragment'],
): Resolution {
  const end = start + url.length
  const found = fragment(text.slice(0, end), target)
  if (found.issue === null) return found
  const { issue } = found.issue
  const candidates = (issue.params['candidates'] ?? '')
    .split('\n')
    .filter(candidate => candidate !== '')
    .map(candidate => (isText ? decoded(candidate) : candidate) + text.slice(end))
    .join('\n')
  return {
    ...found,
    issue: { ...found.issue, issue: { ...issue, params: { ...issue.params, candidates } } },
  }
}

function decoded(candidate: string): string {
  const hash = candidate.indexOf('#') + 1
  const name = candidate.slice(hash)
  return candidate.slice(0, hash) + (percentDecodeUtf8(name) ?? name)
}

function resolveAddress(
  { url, start, rest }: Written,
  link: Link,
  { basePath, resolve }: TemplateContext,
): Resolution {
  const base = url.startsWith('/') ? basePath.slice(0, -1) : basePath
  const found = resolve({ ...link, text: base + url + rest, holes: [] })
  if (found.issue === null) return found
  const { issue } = found.issue
  const written = base.length + url.length
  // What follows the template is found after it.
  const move = (offset: number) =>
    offset <= written
      ? Math.max(start, offset - base.length + start)
      : offset - (written + rest.length) + link.text.length
  const span = { start: move(issue.span.start), end: move(issue.span.end) }
  const params = { ...issue.params, candidates: '' }
  return { ...found, issue: { ...found.issue, issue: { ...issue, span, params } } }
}
