import { nearNames, parse, percentDecodeUtf8 } from '@hreflint/core'
import { languageOf } from '@hreflint/documents'
import type { Anchors } from '../anchors/anchors.ts'
import { findName, kindOfFragment, namedPart } from '../anchors/find-fragment.ts'
import { ambiguousFragment } from '../issues/ambiguous-fragment.ts'
import { missingFragment } from '../issues/missing-fragment.ts'
import type { Profile } from '../profiles/profile.ts'
import { encodePath } from './address.ts'
import { exists, issueAt, missing, type Resolution, unknown } from './resolution.ts'

interface FragmentContext {
  readonly document: string
  /** In style sheets, a URL that is only a fragment is about the page, whichever it is. */
  readonly isStyle: boolean
  /** Whether it is a link of an SVG document. */
  readonly isInDrawing: boolean
  readonly site: { readonly profile: Profile; anchorsOf(path: string): Anchors | null }
}

/** What a link to a file that exists comes to, with its fragment. */
export function resolveFragment(
  text: string,
  found: Resolution,
  { document, isStyle, isInDrawing, site }: FragmentContext,
): Resolution {
  const { target } = found
  const hash = text.indexOf('#')
  if (hash === -1 || target === null) return found
  if (isStyle) return target === document ? unknown('fragment') : found
  const { url, components } = parse(text, { base: 'https://site.invalid/' })
  const name = namedPart(url?.fragment ?? '')
  const kind = kindOfFragment(name)
  const { profile } = site
  if (kind === 'top') return found
  if (kind === 'not a name') return unknown('fragment')
  // Lines of a file, as a forge shows it.
  if (profile.showsFiles && /^L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?$/i.test(name)) return found
  const language = languageOf(target)
  if (language === null || !/^(?:html|xhtml|markdown|mdx|svg)$/.test(language))
    return unknown('fragment')
  // A forge shows Markdown as pages, and a server everything else.
  const isPage = profile.holds === 'output' ? language !== 'markdown' : true
  if (!isPage || (profile.holds === 'repository' && language !== 'markdown')) {
    return unknown('fragment')
  }
  if (language === 'svg' && /^(?:svgView|xywh|t)\b/.test(name)) return unknown('fragment')
  const anchors = site.anchorsOf(target)
  if (anchors === null) return unknown('fragment')
  // Footnotes are numbered by rules of their own.
  if (/^(?:markdown|mdx)$/.test(language) && /^(?:user-content-)?fn(?:ref)?[-:\d]/.test(name))
    return unknown('fragment')
  const { places, repeated, offered, hasMore } = anchors
  const candidates = profile.foldsFragments
    ? [name, name.toLowerCase(), name.replace(/^user-content-/, '')]
    : [name]
  for (const candidate of candidates) {
    const place = findName(candidate, other => places.has(other))
    if (place === null) continue
    if (!repeated.has(place)) return exists(target, found.issue, place)
    const issue = issueAt(ambiguousFragment, components.fragment, text, { anchor: place, target })
    return exists(target, found.issue ?? issue, place)
  }
  // A drawing may be put into a page.
  if (hasMore || (isInDrawing && target === document)) return unknown('fragment')
  const decoded = percentDecodeUtf8(name) ?? name
  const near = nearNames(decoded, new Set(offered), 3, Math.max(1, Math.floor(decoded.length / 4)))
  const before = text.slice(0, hash + 1)
  const params = {
    anchor: `#${decoded}`,
    target,
    candidates: near.map(anchor => before + encodePath(anchor)).join('\n'),
  }
  return missing(issueAt(missingFragment, components.fragment, text, params), target)
}
