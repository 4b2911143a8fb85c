import { parse, preprocess } from 'micromark'
import { frontmatter } from 'micromark-extension-frontmatter'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmTable } from 'micromark-extension-gfm-table'
import { subtokenize } from 'micromark-util-subtokenize'
import type { Event, Extension, Token } from 'micromark-util-types'
import { withoutUnquotedSlashes } from './unquoted-values.ts'

/**
 * CommonMark, and of GFM what decides where a URL stands: literal autolinks, tables (a `|` ends a
 * cell before links are looked for), footnotes (`[^1]: x` is no link definition). Emphasis decides
 * nothing of that, and costs time.
 */
const extensions: Extension[] = [
  gfmAutolinkLiteral(),
  gfmTable(),
  gfmFootnote(),
  frontmatter(['yaml', 'toml']),
  { disable: { null: ['attention'] } },
]

/** What every link, definition, tag and autolink has in it. */
const worthReading = /\]\(|\]:|<|https?:|www\.|@/i

/**
 * micromark looks back over a paragraph at every `]`, which takes time in the square of their
 * number. A paragraph with more of them than people write is not read for links.
 */
const mostBrackets = 1000

/** Containers that open on one line, one in another, beyond which their markers are taken for text. */
const deepestContainer = 32

const marker = String.raw`[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t])|\[\^[^\s\]]+\]:)`
const tooDeep = new RegExp(`^((?:${marker}){${deepestContainer}})((?:${marker})+)`, 'gm')

/**
 * The events of a Markdown text, with exact offsets. What cannot hold a URL is not tokenized
 * further: paragraphs without a link, and the inside of destinations and labels.
 */
export function markdownEvents(text: string): readonly Event[] {
  const bounded = withoutUnquotedSlashes(text).replace(
    tooDeep,
    (_, kept: string, rest: string) => kept + rest.replace(/\S/g, 'x'),
  )
  const document = parse({ extensions }).document()
  const events = document.write(preprocess()(bounded, undefined, true))
  do skipDull(events, bounded)
  while (!subtokenize(events))
  return events
}

function skipDull(events: readonly Event[], text: string): void {
  for (const [kind, token] of events) {
    if (kind !== 'enter' || token.contentType === undefined || token.previous !== undefined)
      continue
    if (token.contentType === 'string' || isDull(token, text)) {
      for (let part: Token | undefined = token; part !== undefined; part = part.next) {
        delete part.contentType
      }
    }
  }
}

function isDull(first: Token, text: string): boolean {
  let last = first
  while (last.next !== undefined) last = last.next
  const content = text.slice(first.start.offset, last.end.offset + 1)
  if (!worthReading.test(content)) return true
  return first.contentType === 'text' && countBrackets(content) > mostBrackets
}

function countBrackets(content: string): number {
  if (content.length <= mostBrackets) return 0
  let count = 0
  for (let at = content.indexOf(']'); at !== -1; at = content.indexOf(']', at + 1)) count++
  return count
}
