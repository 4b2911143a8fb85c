import type { Heading } from '@hreflint/documents'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** The text of a heading, in the forms that generators make ids from. */
export interface HeadingText {
  /** The text including code, without pictures and tags. */
  readonly text: string
  /** The same text with the alternative text of pictures. */
  readonly withPictures: string
  /** Returns the text without what matches a pattern outside of code. */
  readonly without: (pattern: RegExp) => string
  /** The text with the explicit id, as generators without such ids see it. */
  readonly withId: string
  /** The source text, including markup. */
  readonly source: string
  /** The explicit id, `{#id}`; null if there is none. */
  readonly id: string | null
  /** An explicit id as a program of a website reads it, `{/*id*​/}` or `[#id]`; null if there is none. */
  readonly mark: string | null
}

const plain = /^[\p{L}\p{N} .,;?/'"()%+=–—-]*$/u

/** Reads a heading. `labels` are the link labels that the document defines. */
export function headingText({ source, syntax }: Heading, labels: readonly string[]): HeadingText {
  if (syntax === 'html') {
    const text = decodeEntities(source.replace(/<[^>]*>/g, ''))
    const without = (pattern: RegExp) => text.replace(pattern, '')
    return { text, withPictures: text, without, withId: text, source, id: null, mark: null }
  }
  if (plain.test(source)) {
    const without = (pattern: RegExp) => source.replace(pattern, '')
    const same = { text: source, withPictures: source, withId: source, source }
    return { ...same, without, id: null, mark: null }
  }
  const [content, id] = explicitId(source)
  const definitions = labels.map(label => `\n[${label}]: /`)
  // Parsed as a heading on one line: as a paragraph, the content could begin a list.
  const tree = fromMarkdown(`# ${onOneLine(content)}\n${definitions.join('')}`)
  const [heading] = tree.children
  const nodes: readonly InlineNode[] = heading?.type === 'heading' ? heading.children : []
  const text = textOf(nodes, noPicture)
  return {
    text,
    withPictures: textOf(nodes, ({ alt }) => alt ?? ''),
    without: pattern => textOf(nodes, noPicture, text => text.replace(pattern, '')),
    withId: text + source.slice(content.length),
    source: content,
    id,
    mark:
      marked
        .exec(source)
        ?.slice(1)
        .find(each => each !== undefined) ?? null,
  }
}

interface InlineNode {
  readonly type: string
  readonly value?: string
  readonly alt?: string | null | undefined
  readonly children?: readonly InlineNode[]
}

const noPicture = (): string => ''

/** Joins the text of nodes. */
function textOf(
  nodes: readonly InlineNode[],
  ofPicture: (picture: InlineNode) => string,
  ofText = (text: string): string => text,
): string {
  return nodes
    .map(node => {
      const { type, value, children } = node
      if (type === 'html') return ''
      if (type === 'image' || type === 'imageReference') return ofPicture(node)
      if (type === 'text') return ofText(value ?? '')
      return value ?? textOf(children ?? [], ofPicture, ofText)
    })
    .join('')
}

/** Returns a heading without its line breaks and what is around them. */
function onOneLine(content: string): string {
  const lines = content.split('\n').map(line => line.trim())
  return lines.filter(line => line !== '').join(' ')
}

/** Matches an explicit id that is nothing but a comment or a label at the end of a heading. */
const marked = /\{\/\*\s*([\w-]+)\s*\*\/\}\s*$|\[#([^\]\s]+)\]\s*$/

/** Splits off an explicit id, `{#id}`, `{: #id .class }` and `{/* #id *​/}`, at the end of a heading. */
function explicitId(source: string): readonly [content: string, id: string | null] {
  const match = /\{([^{}]*)\}\s*$/.exec(source)
  const inner = match?.[1]?.replace(/^(?::|\/\*)/, '').replace(/\*\/$/, '')
  const id = /(?<=(?:^|\s)#)[^\s#.]\S*|(?<=(?:^|\s)id=["']?)[^\s"']+/.exec(inner?.trim() ?? '')?.[0]
  // A comment is no text.
  if (id === undefined && marked.exec(source)?.[1] === undefined) return [source, null]
  return [source.slice(0, match?.index).trimEnd(), id ?? null]
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
}

/**
 * Decodes the few entities that are common in headings and drops the others, which are usually
 * punctuation and never part of an id.
 */
function decodeEntities(text: string): string {
  return text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
}
