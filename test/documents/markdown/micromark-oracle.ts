import { locateUrls } from '@hreflint/documents'
import { parse, preprocess } from 'micromark'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmTable } from 'micromark-extension-gfm-table'
import { decodeString } from 'micromark-util-decode-string'
import { subtokenize } from 'micromark-util-subtokenize'
import type { Event, Extension } from 'micromark-util-types'
import { repairs } from './micromark-repairs.ts'

/** A URL of a Markdown document: what it is part of, its text, and where it is. */
export interface Seen {
  readonly place: string
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * CommonMark, and of GFM what decides where a URL is. Emphasis decides nothing of that, and costs
 * time.
 */
const extensions: Extension[] = [
  gfmAutolinkLiteral(),
  gfmTable(),
  gfmFootnote(),
  repairs,
  { disable: { null: ['attention'] } },
]

const prefixes: Readonly<Record<string, string>> = {
  autolinkProtocol: '',
  autolinkEmail: 'mailto:',
  literalAutolinkHttp: '',
  literalAutolinkWww: 'http://',
  literalAutolinkEmail: 'mailto:',
}

export function seenByHreflint(source: string): Seen[] {
  const urls = locateUrls(source, 'markdown', { templateDelimiters: [] })
  // Connection strings in blocks of code are no URLs of Markdown.
  const ofMarkdown = [...urls].filter(({ site }) => site.kind !== 'value')
  return inOrder(
    ofMarkdown.map(({ text, map, site }) => ({
      place: site.kind === 'markdown' ? (site.property ?? '') : `${site.element}@${site.attribute}`,
      text,
      ...map.toSourceSpan({ start: 0, end: text.length }),
    })),
  )
}

/** The same, from the events of micromark. */
export function seenByMicromark(source: string): Seen[] {
  const shift = source.charCodeAt(0) === 0xfeff ? 1 : 0
  const open: string[] = []
  const seen: Seen[] = []
  const html = new Pieces(source)
  let isInHtml = false
  let isAtLineStart = false
  for (const [kind, token] of eventsOf(source)) {
    const { type } = token
    const start = token.start.offset + shift
    const end = token.end.offset + shift
    if (type === 'htmlFlow' || type === 'htmlText') {
      isInHtml = kind === 'enter'
      if (isInHtml) html.add('\n', start, false)
      isAtLineStart = false
    }
    if (type === 'link' || type === 'image') {
      if (kind === 'enter') open.push(type)
      else open.pop()
    }
    if (kind === 'exit') continue
    const prefix = prefixes[type]
    const written = source.slice(start, end)
    if (isInHtml) {
      if (type === 'lineEnding' || type === 'lineEndingBlank') {
        html.add(source.startsWith('\r\n', start) ? '\r\n' : source.charAt(start), start, true)
        isAtLineStart = true
      } else if (type === 'htmlFlowData' || type === 'htmlTextData') {
        // CommonMark 4.8: the indentation of a line is no part of its paragraph.
        const isIndented: boolean = isAtLineStart && type === 'htmlTextData'
        const kept: string = isIndented ? written.replace(/^[ \t]+/, '') : written
        html.add(kept, end - kept.length, true)
        isAtLineStart = isIndented && kept === ''
      }
    } else if (prefix !== undefined) {
      seen.push({ place: 'autolink', text: prefix + withoutNul(written), start, end })
    } else if (type === 'resourceDestinationString' || type === 'definitionDestinationString') {
      const text = decodeString(withoutNul(written))
      seen.push({ place: open.at(-1) ?? 'definition', text, start, end })
    }
  }
  return inOrder([...seen, ...html.urls()])
}

export function eventsOf(source: string): Event[] {
  const matter = hasFrontMatter(source) ? [frontmatter(['yaml', 'toml'])] : []
  const document = parse({ extensions: [...extensions, ...matter] }).document()
  const events = document.write(preprocess()(source, undefined, true))
  let isDone = false
  while (!isDone) isDone = subtokenize(events)
  return events
}

/**
 * What begins like front matter and is not closed is none; micromark reads its lines without their
 * containers then.
 */
function hasFrontMatter(source: string): boolean {
  return /^\uFEFF?(---|\+\+\+)[ \t]*(\r\n?|\n)([\s\S]*?(\r\n?|\n))??\1[ \t]*([\r\n]|$)/.test(source)
}

/** The HTML of a document in one text. */
class Pieces {
  readonly #source: string
  #text = ''
  /** For each unit its offset in the source. */
  readonly #offsets: number[] = []

  constructor(source: string) {
    this.#source = source
  }

  add(text: string, start: number, isCopied: boolean): void {
    this.#text += text
    for (let index = 0; index < text.length; index++) {
      this.#offsets.push(isCopied ? start + index : start)
    }
  }

  urls(): Seen[] {
    return locateUrls(this.#text, 'html', { templateDelimiters: [] }).map(({ text, map, site }) => {
      const span = map.toSourceSpan({ start: 0, end: text.length })
      const start = this.#offsets[span.start] ?? this.#source.length
      const last = this.#offsets[span.end - 1] ?? start
      const end = span.end > span.start ? last + 1 : start
      return { place: `${site.element}@${site.attribute}`, text, start, end }
    })
  }
}

function inOrder(seen: readonly Seen[]): Seen[] {
  return seen.toSorted((a, b) => a.start - b.start || a.place.localeCompare(b.place))
}

function withoutNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}
