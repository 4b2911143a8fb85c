import type { ProseUrls } from '../prose/prose-url.ts'
import { targetText, textBeforeBracket } from './target-text.ts'

/** Matches what inline markup and URIs may follow, and what may follow them. */
const before = '(?<=^|[\\s"\'(<\\[{\\-/:]|(?![\\0-\\x7F])\\p{P})'
const after = '(?=$|[\\s\\\\.,;!?\\-/:"\')>\\]}]|(?![\\0-\\x7F])\\p{P})'

/** Matches the start of markup whose content is not searched for URIs, and references. */
const markup = new RegExp(
  `\\\\[^]|${before}(?:(\\*\\*|\\*|\`\`|_\`|\\||(?::[\\w.+:-]{1,80}:)?\`)(?=\\S)|\\[[^\\]\\s]{1,80}\\]_)`,
  'gu',
)

const uric = "(?:[-_.!~*'()[\\];/:@&=+$,%a-zA-Z0-9]|\\\\[^])"
const last = `(?:[_~*/=+a-zA-Z0-9]|${uric}(?=>))`

/** Matches a standalone URI. */
const standalone = new RegExp(
  `\\\\[^]|${before}(?:jdbc:)?[a-zA-Z][a-zA-Z0-9.+-]{0,30}://${uric}*${last}(?:\\?${uric}*${last})?(?:#${uric}*${last})?${after}`,
  'gu',
)

/** The ends of markup, by its start. */
const ends: Readonly<Record<string, RegExp>> = {
  '**': ending('\\*\\*'),
  '*': ending('\\*'),
  '``': new RegExp(`(?<!\\s)\`\`${after}`, 'gu'),
  '_`': ending('`'),
  '|': ending('\\|_{0,2}'),
  '`': ending('`(?::[\\w.+:-]+:|__?)?'),
}

function ending(end: string): RegExp {
  return new RegExp(`(?<![\\s\\\\])${end}${after}`, 'gu')
}

const closers: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
}

/** Matches the URI at the end of a reference: `text <uri>`. */
const embedded = /(?:^|\s)<(\S(?:[^<>\\]|\\[\s\S])*)>$/

/** Reads the inline markup of a block of text. */
export function readInline(source: string, start: number, end: number, found: ProseUrls): void {
  const block = source.slice(start, end)
  if (!block.includes('://')) return
  /** Ends of markup that the block does not have. They need not be searched for again. */
  const missing = new Set<string>()
  let plain = 0
  markup.lastIndex = 0
  for (let match = markup.exec(block); match !== null; match = markup.exec(block)) {
    const [whole, opening] = match
    if (whole.startsWith('\\')) continue
    const from = match.index
    if (opening === undefined) {
      readStandalone(source, start + plain, start + from, found)
      plain = from + whole.length
      continue
    }
    const kind = opening.endsWith('`') && opening.startsWith(':') ? '`' : opening
    const inside = from + opening.length
    const close =
      isQuoted(block, from, inside) || missing.has(kind) ? null : closing(block, inside, kind)
    if (close === null) {
      if (!isQuoted(block, from, inside)) missing.add(kind)
      markup.lastIndex = inside
      continue
    }
    readStandalone(source, start + plain, start + from, found)
    if (kind === '`' && opening === '`' && /_$/.test(close.text)) {
      readEmbedded(source, start + inside, start + close.index, found)
    }
    plain = close.index + close.text.length
    markup.lastIndex = plain
  }
  readStandalone(source, start + plain, end, found)
}

function closing(
  block: string,
  inside: number,
  kind: string,
): { readonly index: number; readonly text: string } | null {
  const pattern = ends[kind]
  if (pattern === undefined) return null
  pattern.lastIndex = inside + 1
  const found = pattern.exec(block)
  return found === null ? null : { index: found.index, text: found[0] }
}

/** Whether the start of markup is between matching quotes or brackets, and so is plain text. */
function isQuoted(block: string, from: number, inside: number): boolean {
  const closer = closers[block.charAt(from - 1)]
  return closer !== undefined && block[inside] === closer
}

function readEmbedded(source: string, start: number, end: number, found: ProseUrls): void {
  const match = embedded.exec(source.slice(start, end))
  const uri = match?.[1]
  // A name with an underscore at its end is an alias of another target.
  if (uri === undefined || /(?<!\\)_$/.test(uri)) return
  found.add(targetText(source, end - 1 - uri.length, end - 1), 'link')
}

function readStandalone(source: string, start: number, end: number, found: ProseUrls): void {
  const text = source.slice(start, end)
  if (!text.includes('://')) return
  for (const { 0: uri, index } of text.matchAll(standalone)) {
    if (uri.startsWith('\\')) continue
    const [from, to] = [start + index, start + index + uri.length]
    const textOf = source.charAt(to) === ']' ? textBeforeBracket : targetText
    found.add(textOf(source, from, to), 'autolink')
  }
}
