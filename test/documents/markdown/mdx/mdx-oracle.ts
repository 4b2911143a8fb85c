import { locateDocument } from '@hreflint/documents'
import { urlAttributes } from '@hreflint/documents/url-places'
import { parse, preprocess } from 'micromark'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmTable } from 'micromark-extension-gfm-table'
import { mdxjs } from 'micromark-extension-mdxjs'
import { decodeString } from 'micromark-util-decode-string'
import { subtokenize } from 'micromark-util-subtokenize'

/** A URL, heading or comment of an MDX document, and where it is. */
export interface Seen {
  readonly place: string
  readonly text: string
  readonly start: number
  readonly end: number
}

export function seenByHreflint(source: string): Seen[] {
  const { urls, structure, comments } = locateDocument(source, 'mdx', { structure: true })
  const headings = structure?.headings ?? []
  return inOrder([
    ...Array.from(urls, ({ text, map, site }) => ({
      place: site.kind === 'markdown' ? (site.property ?? '') : `${site.element}@${site.attribute}`,
      text,
      ...map.toSourceSpan({ start: 0, end: text.length }),
    })),
    ...headings.map(({ level, span }) => ({ place: `h${level}`, text: '', ...span })),
    ...comments.map(({ span, text }) => ({ place: 'comment', text, ...span })),
  ])
}

interface FoundHeading {
  readonly level: number
  readonly start: number
  readonly end: number
  isKnown: boolean
}

const extensions = [
  gfmAutolinkLiteral(),
  gfmTable(),
  gfmFootnote(),
  frontmatter(['yaml']),
  mdxjs(),
  { disable: { null: ['attention'] } },
]

const autolinks: Readonly<Record<string, string>> = {
  literalAutolinkHttp: '',
  literalAutolinkWww: 'http://',
  literalAutolinkEmail: 'mailto:',
}

/** The same, from the events of micromark with its extension for MDX. @throws VFileMessage for what is no MDX. */
export function seenByMicromark(source: string): Seen[] {
  const seen: Seen[] = []
  const open: string[] = []
  let element = ''
  let attribute = ''
  let heading: FoundHeading | null = null as FoundHeading | null
  for (const [kind, token] of eventsOf(source)) {
    const { type } = token
    const start = token.start.offset
    const end = token.end.offset
    const written = source.slice(start, end)
    const isEnter = kind === 'enter'
    const jsx = /^mdxJsx(?:Flow|Text)Tag(.*)$/.exec(type)?.[1]
    if (type === 'link' || type === 'image') {
      if (isEnter) open.push(type)
      else open.pop()
    } else if (jsx === '' && isEnter) element = ''
    else if (jsx === 'Name' && isEnter) element = written.trim()
    else if (jsx === 'AttributeName' && isEnter) attribute = written.trim()
    else if (jsx === 'AttributeValueLiteral' && isEnter) {
      const text = decodeString(written.slice(1, -1))
      const place = isUrlAttribute(element, attribute)
        ? `${element}@${attribute}`
        : isLinkOfComponent(element, attribute, text)
          ? 'component'
          : null
      if (place !== null) seen.push({ place, text, start: start + 1, end: end - 1 })
    } else if (/^mdx(?:Flow|Text)Expression$/.test(type) && isEnter) {
      const comment = /^\{\s*\/\*([\s\S]*?)\*\/\s*\}$/.exec(written)?.[1]
      if (comment !== undefined) seen.push({ place: 'comment', text: comment, start, end })
      else if (heading !== null) heading.isKnown = false
    } else if (type === 'atxHeading') {
      if (isEnter) heading = { level: 0, start: end, end, isKnown: true }
      else if (heading?.isKnown === true) {
        seen.push({ place: `h${heading.level}`, text: '', start: heading.start, end: heading.end })
      }
      if (!isEnter) heading = null
    } else if (type === 'atxHeadingSequence' && isEnter && heading?.level === 0) {
      heading = { ...heading, level: written.length, start: end, end }
    } else if (type === 'atxHeadingText' && isEnter && heading !== null) {
      heading = { ...heading, start, end }
    } else if (!isEnter) continue
    else if (autolinks[type] !== undefined) {
      seen.push({ place: 'autolink', text: autolinks[type] + written, start, end })
    } else if (type === 'resourceDestinationString' || type === 'definitionDestinationString') {
      seen.push({ place: open.at(-1) ?? 'definition', text: decodeString(written), start, end })
    }
  }
  return inOrder(seen)
}

function isUrlAttribute(element: string, attribute: string): boolean {
  return urlAttributes.some(
    row =>
      row.attribute === attribute &&
      row.form === 'url' &&
      row.elements !== 'any' &&
      row.elements.includes(element),
  )
}

/** The rule of decision 0640. */
function isLinkOfComponent(element: string, attribute: string, text: string): boolean {
  const isComponent = /^[A-Z]/.test(element) || element.includes('.')
  const isLink =
    attribute === 'href' || (attribute === 'to' && ['Link', 'NavLink'].includes(element))
  const starts = ['./', '../', '#', 'http:', 'https:']
  const isRooted = text.startsWith('/') && !text.startsWith('//')
  return isComponent && isLink && (isRooted || starts.some(each => text.startsWith(each)))
}

function eventsOf(source: string) {
  const events = parse({ extensions })
    .document()
    .write(preprocess()(source, undefined, true))
  while (!subtokenize(events)) {}
  return events
}

function inOrder(seen: readonly Seen[]): Seen[] {
  return seen.toSorted((a, b) => a.start - b.start || a.place.localeCompare(b.place))
}
