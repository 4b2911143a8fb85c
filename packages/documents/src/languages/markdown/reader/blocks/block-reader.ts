import { type Container, continuesList, continuesQuote, takeContainer } from './containers.ts'
import { FoundBlocks } from './found-blocks.ts'
import { afterFrontMatter } from './front-matter.ts'
import { LeafReader } from './leaf-reader.ts'
import { LineCursor } from './line-cursor.ts'

/**
 * Reads the blocks of a Markdown text (CommonMark 4 and 5, tables and footnotes of GFM) line by
 * line and keeps those that can hold a URL. Takes time proportional to the length of the text.
 */
export function readBlocks(
  text: string,
  { hasIndentedCode, readsLabels }: { readonly hasIndentedCode: boolean; readsLabels: boolean },
): FoundBlocks {
  const found = new FoundBlocks(text, readsLabels)
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0
  const line = new LineCursor(text, afterFrontMatter(text, start), hasIndentedCode)
  new BlockReader(line, found).run()
  return found
}

class BlockReader {
  readonly #line: LineCursor
  readonly #found: FoundBlocks
  readonly #leaf: LeafReader
  /**
   * The open containers from the outermost to the innermost, and the indices of the quotes among
   * them.
   */
  readonly #open: Container[] = []
  readonly #quotes: number[] = []

  constructor(line: LineCursor, found: FoundBlocks) {
    this.#line = line
    this.#found = found
    this.#leaf = new LeafReader(this.#line, found)
  }

  run(): void {
    while (this.#line.advance()) this.#readLine()
    this.#leaf.close()
  }

  #readLine(): void {
    const line = this.#line
    const leaf = this.#leaf
    const { depth, beginsItem } = this.#continueContainers()
    const continuesAll = depth === this.#open.length
    if (continuesAll && !beginsItem && leaf.isRaw) {
      leaf.continueRaw()
      return
    }
    let opens = beginsItem
    while (!line.isBlank) {
      const interruptsParagraph = continuesAll && !opens && leaf.isParagraph
      const container = takeContainer(line, interruptsParagraph)
      if (container === null) break
      if (!opens) {
        leaf.close()
        this.#closeContainers(depth)
        opens = true
      }
      this.#openContainer(container)
    }
    if (opens || continuesAll) leaf.read()
    else if (!leaf.continueLazily()) {
      leaf.close()
      this.#closeContainers(depth)
      leaf.read()
    }
  }

  /**
   * Returns how many of the open containers the line continues, and whether it continues the last
   * one with a new item.
   */
  #continueContainers(): { depth: number; beginsItem: boolean } {
    const line = this.#line
    const open = this.#open
    let quotes = 0
    for (let depth = 0; depth < open.length; depth++) {
      const container = open[depth]
      if (container === undefined) break
      if (line.isBlank) return { depth: this.#continueBlank(depth, quotes), beginsItem: false }
      if (container.kind === 'quote') {
        if (!continuesQuote(line)) return { depth, beginsItem: false }
        quotes++
        continue
      }
      const isEnded = container.blankLines === 'further'
      container.blankLines = 'none'
      if (!isEnded && line.indent >= container.width) {
        line.takeColumns(container.width)
      } else {
        if (container.kind === 'footnote' || !continuesList(line, container))
          return { depth, beginsItem: false }
        this.#leaf.close()
        this.#closeContainers(depth + 1)
        return { depth: depth + 1, beginsItem: true }
      }
    }
    return { depth: open.length, beginsItem: false }
  }

  /** Returns how many containers a blank line continues: all of them up to the next quote. */
  #continueBlank(from: number, quotes: number): number {
    const depth = this.#quotes[quotes] ?? this.#open.length
    if (depth === this.#open.length) {
      const last = this.#open.at(-1)
      if (last?.blankLines === 'first') last.blankLines = 'further'
      if (this.#leaf.isRaw) {
        for (let index = from; index < depth && this.#line.indent > 0; index++) {
          const container = this.#open[index]
          if (container?.kind === 'list') this.#line.takeColumns(container.width)
        }
      }
    }
    return depth
  }

  #openContainer(container: Container): void {
    if (container.kind === 'quote') this.#quotes.push(this.#open.length)
    if (container.kind === 'footnote') this.#found.addFootnote(container.label)
    this.#open.push(container)
  }

  #closeContainers(depth: number): void {
    this.#open.length = depth
    while ((this.#quotes.at(-1) ?? -1) >= depth) this.#quotes.pop()
  }
}
