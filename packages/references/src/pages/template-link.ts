import type { SourcePlace, TemplateLink } from '../generators/contract/profile.ts'
import { missingFile } from '../issues/missing-file.ts'
import type { Link } from '../resolve/link.ts'
import { isBuilt } from '../resolve/look-up.ts'
import { exists, issueAt, missing, type Resolution, unknown } from '../resolve/resolution.ts'

/** What is needed to resolve a template in a link. */
export interface TemplateContext {
  readonly document: string
  readonly place: SourcePlace
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
  { url, start, end, finds }: TemplateLink,
  link: Link,
  context: TemplateContext,
): Resolution {
  const rest = link.text.slice(end)
  const isWhole = link.holes.every(hole => hole.start < end)
  if (!isWhole) return unknown('placeholder')
  return finds === 'page'
    ? resolveName({ url, start, rest }, link, context)
    : resolveAddress({ url, start, rest }, link, context)
}

interface Written {
  readonly url: string
  readonly start: number
  /** What follows the template. */
  readonly rest: string
}

function resolveName({ url, start, rest }: Written, link: Link, context: TemplateContext) {
  const { document, place, fragment } = context
  if (!/^(?:[?#]|$)/.test(rest)) return unknown('placeholder')
  const name = /^[^?#]*/.exec(url)?.[0] ?? ''
  const found =
    name === ''
      ? ({ kind: 'page', target: document } as const)
      : place.site.profile.findPage(name, document, place)
  if (found.kind === 'unsure') return unknown('generated')
  if (found.kind === 'missing') {
    if (isBuilt(place.site, found.path)) return unknown('generated')
    const span = { start, end: start + name.length }
    const params = { target: found.path, candidates: '' }
    return missing(issueAt(missingFile, span, link.text, params))
  }
  const target = exists(found.target)
  if (rest.includes('#')) return fragment(link.text, target)
  return url.includes('#') ? inside(url, start, link, target, fragment) : target
}

/** Resolves a fragment that is written inside a template, after which the template goes on. */
function inside(
  url: string,
  start: number,
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
    .map(candidate => candidate + text.slice(end))
    .join('\n')
  return {
    ...found,
    issue: { ...found.issue, issue: { ...issue, params: { ...issue.params, candidates } } },
  }
}

function resolveAddress({ url, start, rest }: Written, link: Link, { resolve }: TemplateContext) {
  const text = url + rest
  const found = resolve({ ...link, text, holes: [] })
  if (found.issue === null) return found
  const { issue } = found.issue
  // What follows the template is found after it.
  const move = (offset: number) =>
    offset <= url.length ? offset + start : offset - text.length + link.text.length
  const span = { start: move(issue.span.start), end: move(issue.span.end) }
  const params = { ...issue.params, candidates: '' }
  return { ...found, issue: { ...found.issue, issue: { ...issue, span, params } } }
}
