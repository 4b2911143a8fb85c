import type { Heading } from '@hreflint/documents'
import { fromMarkdown } from 'mdast-util-from-markdown'

/** What a heading says, as generators take it to make an id. */
export interface HeadingText {
  /** Its text with the code in it, without pictures and tags. */
  readonly text: string
  /** The same with what stands for pictures. */
  readonly withPictures: string
  /** The text as it is written, marks included. */
  readonly source: string
  /** The id that it is given by hand: `{#id}`. */
  readonly id: string | null
}

const plain = /^[\p{L}\p{N} .,;?/'"()%+=–—-]*$/u

/** Reads a heading. `labels` are those that the document defines. */
export function headingText({ source, syntax }: Heading, labels: readonly string[]): HeadingText {
  if (syntax === 'html') {
    const text = decodeEntities(source.replace(/<[^>]*>/g, ''))
    return { text, withPictures: text, source, id: null }
  }
  if (plain.test(source)) return { text: source, withPictures: source, source, id: null }
  const [content, id] = explicitId(source)
  const definitions = labels.map(label => `\n[${label}]: /`)
  // The content of a heading is on one line there; a paragraph can begin with what would begin a list.
  const tree = fromMarkdown(`# ${content.replace(/\s*\n\s*/g, ' ')}\n${definitions.join('')}`)
  const [heading] = tree.children
  const nodes: readonly InlineNode[] = heading?.type === 'heading' ? heading.children : []
  return {
    text: textOf(nodes, false),
    withPictures: textOf(nodes, true),
    source: content,
    id,
  }
}

interface InlineNode {
  readonly type: string
  readonly value?: string
  readonly alt?: string | null | undefined
  readonly children?: readonly InlineNode[]
}

function textOf(nodes: readonly InlineNode[], withPictures: boolean): string {
  return nodes
    .map(({ type, value, alt, children }) => {
      if (type === 'html') return ''
      if (type === 'image' || type === 'imageReference') return withPictures ? (alt ?? '') : ''
      return value ?? textOf(children ?? [], withPictures)
    })
    .join('')
}

/** `{#id}`, `{: #id .class }` and `{/* #id *​/}` at the end of a heading. */
function explicitId(source: string): readonly [content: string, id: string | null] {
  const match = /\s*\{(?::|\/\*)?\s*([^{}]*?)\s*(?:\*\/)?\}\s*$/.exec(source)
  const id =
    match?.[1] === undefined
      ? undefined
      : /(?<=(?:^|\s)#)[^\s#.]\S*|(?<=(?:^|\s)id=["']?)[^\s"']+/.exec(match[1])?.[0]
  return match === null || id === undefined ? [source, null] : [source.slice(0, match.index), id]
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
}

/** The few that occur in headings; others are punctuation, which is never part of an id. */
function decodeEntities(text: string): string {
  return text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
}
