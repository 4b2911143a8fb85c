/** A paragraph, or lines of code. */
export type HoverBlock =
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'text'; readonly parts: readonly HoverPart[] }

export interface HoverPart {
  readonly kind: 'text' | 'code' | 'link'
  readonly text: string
  /** Only for links. */
  readonly href?: string
}

/** Parses the Markdown that the language service writes in hovers. It supports only that subset. */
export function hoverBlocks(markdown: string): readonly HoverBlock[] {
  const blocks: HoverBlock[] = []
  const pattern = /^(`{3,})\w*\n([\s\S]*?)\n\1$|^(?!`{3})(.+(?:\n.+)*)$/gm
  for (const [, fence, code = '', paragraph = ''] of markdown.matchAll(pattern)) {
    blocks.push(
      fence === undefined
        ? { kind: 'text', parts: partsOf(paragraph) }
        : { kind: 'code', text: code },
    )
  }
  return blocks
}

function partsOf(paragraph: string): readonly HoverPart[] {
  const parts: HoverPart[] = []
  let from = 0
  const add = (text: string) => {
    if (text !== '') parts.push({ kind: 'text', text: unescaped(text) })
  }
  const pattern = /(?<!\\)\[((?:\\.|[^\]\\])*)\]\(([^)]*)\)|(?<!\\)(`+)((?:(?!\3).)+)\3/g
  for (const match of paragraph.matchAll(pattern)) {
    const [whole, label, href, , code] = match
    add(paragraph.slice(from, match.index))
    if (code !== undefined) parts.push({ kind: 'code', text: code })
    else parts.push({ kind: 'link', text: unescaped(label ?? ''), href: href ?? '' })
    from = match.index + whole.length
  }
  add(paragraph.slice(from))
  return parts
}

function unescaped(text: string): string {
  return text.replace(/\\([\\`*_[\]<])/g, '$1')
}
