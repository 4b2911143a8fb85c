import type { UrlSite } from '@hreflint/documents'
import type { Random } from './random.ts'

/** A URL with one mistake. */
export interface Broken {
  readonly text: string
  /** What is wrong in it. Empty where something is missing. */
  readonly start: number
  readonly end: number
}

/** A URL that is sound, in its place. */
export interface Sound {
  readonly text: string
  readonly site: UrlSite
  /** The characters before and after it in the document. */
  readonly around: readonly [string, string]
  /** Whether it leads to an address of its own site or repository. */
  readonly isLocal: boolean
  /** Whether links to sources are written with their endings, so that nothing is found without. */
  readonly needsEnding: boolean
}

type Break = (url: Sound, random: Random) => Broken | null

/** How people break URLs. */
export const kinds: Readonly<Record<string, Break>> = {
  'letter of a file name': (url, random) => misspell(url, fileName, random),
  'letter of a folder': (url, random) => misspell(url, folderName, random),
  'letter of a fragment': (url, random) => misspell(url, fragment, random),
  'case of a file name'({ text, isLocal }, random) {
    const name = isLocal ? fileName(text) : null
    if (name === null) return null
    const at = name.start + random.below(name.end - name.start)
    const letter = text[at] ?? ''
    const other = letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase()
    return other === letter ? null : replaced(text, at, at + 1, other)
  },
  'dropped ending'({ text, isLocal, needsEnding }) {
    const ending = isLocal && needsEnding ? /\.(?:md|html)(?=$|#)/.exec(text) : null
    return ending === null
      ? null
      : replaced(text, ending.index, ending.index + ending[0].length, '')
  },
  space: (url, random) => insert(url, ' ', random),
  quote: (url, random) =>
    url.site.kind === 'markdown' && url.around[0] === '(' ? insert(url, '"', random) : null,
  backslash({ text, site, isLocal }, random) {
    if (
      !/^(?:attribute|markdown)$/.test(site.kind) ||
      (isLocal && /^(?:\w+:)?[\\/]{2}/.test(text))
    ) {
      return null
    }
    const slashes = [...text.matchAll(/(?<=\w)\/(?=[a-z\d])/g)]
    const at = random.one(slashes)?.index
    return at === undefined ? null : replaced(text, at, at + 1, '\\')
  },
  'port too large'({ text }) {
    const host = /^https?:\/\/[a-z\d.-]+(?=[/?#]|$)/.exec(text)
    return host === null ? null : replaced(text, host[0].length, host[0].length, ':84430')
  },
  'missing colon': url => inScheme(url, /^https?:(?=\/\/)/, found => found.slice(0, -1)),
  'misspelled scheme': url => inScheme(url, /^https?(?=:\/\/)/, found => found.replace('tt', 't')),
  'doubled scheme': url => inScheme(url, /^https?:\/\//, found => found + found),
  'delimiter in a password'({ text }, random) {
    const found = /^[a-z][a-z\d+.-]*:\/\/[^/?#@:]*:([^/?#@]+)@/.exec(text)
    if (found === null) return null
    const end = found[0].length - 1
    return replaced(text, end, end, `${random.one(['/', '#', '?', '@']) ?? '/'}1`)
  },
}

/** Those that break the text of a URL, and not only where it leads. */
export const textKinds: ReadonlySet<string> = new Set([
  'space',
  'quote',
  'backslash',
  'port too large',
  'missing colon',
  'misspelled scheme',
  'doubled scheme',
  'delimiter in a password',
])

interface Part {
  readonly start: number
  readonly end: number
}

function misspell(
  { text, isLocal }: Sound,
  find: (text: string) => Part | null,
  random: Random,
): Broken | null {
  const part = isLocal ? find(text) : null
  if (part === null || part.end - part.start < 4) return null
  const at = part.start + random.below(part.end - part.start - 1)
  const [letter = '', next = ''] = text.slice(at, at + 2)
  if (!/[\p{L}\d]/u.test(letter)) return null
  // Two letters are swapped, or one is missing.
  const isSwap = letter !== next && /\p{L}/u.test(next) && random.below(2) === 0
  return isSwap ? replaced(text, at, at + 2, next + letter) : replaced(text, at, at + 1, '')
}

/** The last name of a path without its ending. */
function fileName(text: string): Part | null {
  const [path = ''] = text.split(/[?#]/)
  const found = /([^/.]+)(?:\.\w+)?\/?$/.exec(path)
  const name = found?.[1] ?? ''
  return found === null || !/\p{L}/u.test(name)
    ? null
    : { start: found.index, end: found.index + name.length }
}

function folderName(text: string): Part | null {
  const [path = ''] = text.split(/[?#]/)
  const found = /(?<=^|\/)[^/.]*\p{L}[^/.]*(?=\/[^/]+\/?$)/u.exec(path)
  return found === null ? null : { start: found.index, end: found.index + found[0].length }
}

function fragment(text: string): Part | null {
  const at = text.indexOf('#')
  // `font.eot?#iefix` ends the name for an old browser, and names no part.
  return at === -1 || text.endsWith('#iefix') ? null : { start: at + 1, end: text.length }
}

/** Places with an end of their own, where a space does not end a URL. */
function isDelimited({ site, around: [before, after] }: Sound): boolean {
  if (site.kind === 'markdown') return before === '(' && after === ')'
  return /^(?:attribute|css)$/.test(site.kind) && /["']/.test(before)
}

function insert(url: Sound, character: string, random: Random): Broken | null {
  if (!isDelimited(url)) return null
  const { text } = url
  const from = /^[a-z][a-z\d+.-]*:\/\/[^/]*\//i.exec(text)?.[0].length ?? 0
  const [path = ''] = text.slice(from).split(/[?#]/)
  const places = [...path.matchAll(/(?<=\w)(?=\w)/g)].map(({ index }) => from + index)
  const at = random.one(places)
  return at === undefined ? null : replaced(text, at, at, character)
}

function inScheme(url: Sound, pattern: RegExp, change: (found: string) => string): Broken | null {
  const found = pattern.exec(url.text)
  const isOwnPlace = isDelimited(url) || /["']/.test(url.around[0])
  if (found === null || !isOwnPlace) return null
  return replaced(url.text, 0, found[0].length, change(found[0]))
}

function replaced(text: string, start: number, end: number, by: string): Broken {
  return { text: text.slice(0, start) + by + text.slice(end), start, end: start + by.length }
}
