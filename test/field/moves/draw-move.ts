import { posix } from 'node:path'
import { languageOf } from '@hreflint/documents'
import type { Random } from '../mutate/random.ts'
import type { Tree } from './checkout-copy.ts'

/** What is moved at random. */
export type MoveKind = 'file' | 'folder' | 'heading'

/** A move, as the command line is asked for it. Paths are from the root of the repository. */
export interface DrawnMove {
  readonly kind: MoveKind
  readonly from: string
  readonly to: string
}

/** Returns the path that a file has after a move. */
export function pathAfter(path: string, { kind, from, to }: DrawnMove): string {
  if (kind === 'heading') return path
  if (path === from) return to
  return path.startsWith(`${from}/`) ? to + path.slice(from.length) : path
}

const isDocument = (path: string) => /^(?:markdown|mdx|html)$/.test(languageOf(path) ?? '')

/** Files of version control and of programs that make others of the same name. */
const isOdd = (path: string) => /(?:^|\/)\.|(?:^|\/)node_modules\/|\n/.test(path)

/** Draws moves in a repository. */
export class MoveDrawer {
  readonly #random: Random
  /** The words of documents that can be names of files. */
  readonly #words = new Map<Buffer, readonly string[]>()
  #tree: Tree = new Map()

  constructor(random: Random) {
    this.#random = random
  }

  /** Returns a move of something. Null if there is nothing to move. */
  draw(tree: Tree, number: number): DrawnMove | null {
    const files = [...tree.keys()].filter(path => !isOdd(path)).sort()
    this.#tree = tree
    const documents = files.filter(isDocument)
    const dice = this.#random.below(100)
    if (dice < 20) return this.#ofHeading(documents, number)
    if (dice < 40) return this.#ofFolder(files, number)
    const linked = this.#linked(files, documents)
    const pages = linked.filter(isDocument)
    const assets = linked.filter(path => !isDocument(path))
    const from = this.#random.one(dice < 75 ? pages : dice < 90 ? assets : files)
    return from === undefined
      ? null
      : { kind: 'file', from, to: this.#placeFor(from, files, number) }
  }

  #ofFolder(files: readonly string[], number: number): DrawnMove | null {
    const from = this.#random.one(foldersOf(files))
    if (from === undefined) return null
    const outside = files.filter(path => !path.startsWith(`${from}/`))
    return { kind: 'folder', from, to: this.#placeFor(from, outside, number) }
  }

  /** Returns a new path: another name, another folder, a new folder, or both. */
  #placeFor(from: string, files: readonly string[], number: number): string {
    const [folder, ending] = [posix.dirname(from), posix.extname(from)]
    const stem = posix.basename(from, ending)
    const name = this.#random.below(10) === 0 ? `größe ${number} (x)` : `${stem}-${number}`
    const dice = this.#random.below(100)
    if (dice < 35) return posix.join(folder, name + ending)
    if (dice < 50) return posix.join(folder, `new-${number}`, stem + ending)
    const [top] = from.split('/')
    const near = this.#random.below(4) > 0 && from.includes('/')
    const all = foldersOf(files).filter(path => path !== folder)
    const candidates = near ? all.filter(path => path.split('/')[0] === top) : all
    const other = this.#random.one(candidates) ?? folder
    const same = posix.join(other, stem + ending)
    const isTaken = same === from || files.some(path => `${path}/`.startsWith(`${same}/`))
    return posix.join(other, (dice < 85 && !isTaken ? stem : name) + ending)
  }

  /** Returns the files that documents name somewhere. */
  #linked(files: readonly string[], documents: readonly string[]): readonly string[] {
    const words = new Set<string>()
    for (const path of documents) {
      for (const word of this.#wordsOf(path)) words.add(word)
    }
    return files.filter(path => {
      const name = posix.basename(path)
      return words.has(name) || words.has(posix.basename(name, posix.extname(name)))
    })
  }

  /** Returns a heading or id that a link leads to, or any heading, and a new name. */
  #ofHeading(documents: readonly string[], number: number): DrawnMove | null {
    const name = this.#random.below(2) === 0 ? `Renamed-${number}` : `Once more, ${number} (new)`
    const isLinked = this.#random.below(3) > 0
    const from = isLinked ? this.#linkedPlace(documents) : this.#heading(documents)
    return from === null ? null : { kind: 'heading', from, to: `#${name}` }
  }

  #linkedPlace(documents: readonly string[]): string | null {
    const known = new Set(documents)
    for (const path of this.#random.shuffled(documents).slice(0, 200)) {
      const links = [...this.#textOf(path).matchAll(/\]\(<?([^)\s#>:]*)#([^)\s>]+?)>?\)/g)]
      const places = links.flatMap(([, file = '', name = '']) => {
        const target = file === '' ? path : posix.join(posix.dirname(path), file)
        const found = ['', '.md', '.html', 'index.md'].find(end => known.has(target + end))
        return found === undefined ? [] : [`${target}${found}#${decoded(name)}`]
      })
      const place = this.#random.one(places)
      if (place !== undefined) return place
    }
    return null
  }

  #heading(documents: readonly string[]): string | null {
    const path = this.#random.one(documents)
    if (path === undefined) return null
    const headings = [...this.#textOf(path).matchAll(/^#{1,6} +(.+?) *#* *$/gm)]
    const [, text = ''] = this.#random.one(headings) ?? []
    const name = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-')
    return name === '' ? null : `${path}#${name}`
  }

  #wordsOf(path: string): readonly string[] {
    const content = this.#tree.get(path) ?? Buffer.of()
    let words = this.#words.get(content)
    if (words === undefined) {
      words = [...new Set(this.#textOf(path).match(/[^\s"'()<>[\]/#?=:]+/g))]
      this.#words.set(content, words)
    }
    return words
  }

  #textOf(path: string): string {
    return (this.#tree.get(path) ?? Buffer.of()).toString('utf8')
  }
}

/** Returns the folders that files are in. */
function foldersOf(files: readonly string[]): readonly string[] {
  const folders = new Set<string>()
  for (const path of files) {
    for (let name = posix.dirname(path); name !== '.'; name = posix.dirname(name)) folders.add(name)
  }
  return [...folders]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
