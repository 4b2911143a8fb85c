import type { Span } from '@hreflint/core'
import type { DocumentFacts, Use } from '../facts/document-facts.ts'
import type { Profile, TemplateLink } from '../generators/contract/profile.ts'
import { contentOf } from '../generators/contract/contents.ts'
import { encodePath, relativePath } from '../resolve/address.ts'
import type { Site } from '../resolve/site.ts'
import { pagePathsOf } from '../resolve/suggestions/page-paths.ts'
import { linkStartsOf } from '../pages/link-starts.ts'
import { nameIn } from '../pages/template-link.ts'

/** Returns the template at the start of a link, if nothing else in the link is a placeholder; else null. */
export function templateIn(
  { text, holes }: Use,
  { base }: Pick<DocumentFacts, 'base'>,
  profile: Profile,
): TemplateLink | null {
  const template = base === null ? profile.readTemplate(text) : null
  return template !== null && holes.every(({ start }) => start < template.end) ? template : null
}

/** Returns the span of the name of the page in a template, without a query and fragment. */
export function nameSpanIn(template: TemplateLink): Span {
  const { start } = template
  return { start, end: start + nameIn(template).length }
}

/** Returns the span of the fragment in a link that a template starts. Null if there is none. */
export function fragmentIn(text: string, { url, start, end }: TemplateLink): Span | null {
  const hash = text.indexOf('#', start)
  if (hash === -1) return null
  return { start: hash + 1, end: hash < end ? start + url.length : text.length }
}

/** Returns a link with another text in a span. Placeholders around the span grow and shrink with it. */
export function withText<Link extends Pick<Use, 'text' | 'holes'>>(
  use: Link,
  { start, end }: Span,
  text: string,
): Link {
  const move = (offset: number) => (offset < end ? offset : offset + text.length - (end - start))
  return {
    ...use,
    text: use.text.slice(0, start) + text + use.text.slice(end),
    holes: use.holes.map(hole => ({
      start: hole.start <= start ? hole.start : move(hole.start),
      end: hole.end <= start ? hole.end : move(hole.end),
    })),
  }
}

/** Returns a link that a template starts without its fragment, which leads to the same file. */
export function withoutFragment(use: Use, template: TemplateLink): Use {
  const { start, end } = template
  const cut = use.text.slice(end).search(/[?#]/)
  const whole = cut === -1 ? use : { ...use, text: use.text.slice(0, end + cut) }
  return withText(whole, { start: nameSpanIn(template).end, end: start + template.url.length }, '')
}

/**
 * Returns every way to name a page in a template. The order does not depend on the page, so ways before
 * and after a move correspond.
 */
export function waysToName(document: string, target: string, site: Site): readonly string[] {
  const starts = linkStartsOf(site, document)
  const paths = pagePathsOf(site, target).flatMap(path => [
    `/${path}`,
    path,
    ...starts.map(start => relativePath(start, path)),
  ])
  return [...namesOf(document, target, site), ...paths]
}

/** Returns the names of a page that are no paths, in the order of its generator. */
export function namesOf(document: string, target: string, site: Site): readonly string[] {
  const content = contentOf(site.listing, site.profile, document) ?? ''
  return site.profile.namesOf(target, content)
}

/** Returns a fragment as it is written in a link: as text, if that is no URL. */
export function writtenFragment(name: string, template: TemplateLink | null): string {
  return template?.isText === true ? name : encodePath(name)
}
