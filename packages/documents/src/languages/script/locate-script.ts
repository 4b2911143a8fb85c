import type { OffsetMap, Span } from '@hreflint/core'
import { connectionSpecOf, hasSchemeSlip } from '@hreflint/core/internal'
import { decodeEscapes } from '../../decode-escapes.ts'
import type { EmbeddedUrl, LocatedDocument, UrlSite } from '../../embedded-url.ts'
import { withHolesFilled } from '../../template/judgeable.ts'
import { mergeHoles } from '../../template/merge-holes.ts'
import { decodeJsxAttribute } from '../javascript/jsx-attribute.ts'
import { holdsIdentifier } from '../javascript/names-not-urls.ts'
import { decodeStringLiteral } from '../javascript/string-literal.ts'
import { formatHoles } from '../code/format-holes.ts'
import { isPattern } from '../configuration/is-pattern.ts'
import { valueHoles } from '../configuration/value-holes.ts'
import { valueUrl } from '../configuration/value-url.ts'
import { interpolatedVariables, valuesFor } from '../configuration/variables.ts'
import { type ComputedText, computedText } from './computed-text.ts'
import { jsxAttributeSite } from './jsx-attribute-site.ts'
import { type LiteralKind, literalSyntax } from './literal-syntax.ts'
import { nameBefore, settingsIn } from './settings.ts'
import { mayHaveUrl } from './may-have-url.ts'
import { firstTestIn } from './test-programs.ts'
import { ScriptTokens } from './tokens/script-tokens.ts'
import { isUrlPosition, mayPrecede } from './url-position.ts'
import { UrlSinks } from './url-sink.ts'

const nothing: LocatedDocument = Object.freeze({
  urls: [],
  bases: [],
  comments: [],
  encoding: 'utf-8',
})

/** Matches schemes of URLs that are fetched. */
const fetched = /^(?:https?|wss?|ftp|file):[/\\]/i

/** Matches any scheme, also one without its colon. Longer ones than `maxScheme` are none. */
const scheme = /^[\0- ]*(?:[a-z][a-z\d+.-]*:[/\\]|https?;?\/\/)/i
const maxScheme = 40

const literalSite: UrlSite = Object.freeze({ kind: 'javascript', syntax: 'url' })

/**
 * Finds the URLs in a program: texts that start with the scheme of a fetched URL and occur in a
 * place for URLs, arguments of `new URL` and `fetch`, and JSX attributes that hold a URL in HTML.
 *
 * Never throws. What is computed at run time is a hole. `base` is null if the URL of the page is
 * the base, or the base is unknown.
 */
export function locateScript(text: string, { jsx }: { readonly jsx: boolean }): LocatedDocument {
  const hasSuppressions = text.includes('hreflint-')
  if (!hasSuppressions && !mayHaveUrl(text)) return nothing
  const firstTest = firstTestIn(text)
  const program = hasSuppressions ? text : text.slice(0, firstTest)
  if (!hasSuppressions && !mayHaveUrl(program)) return nothing
  const locator = new ScriptLocator(text, ScriptTokens.of(program, jsx), firstTest)
  locator.run()
  const { urls, tokens } = locator
  const values = valuesFor(urls, () => settingsIn(text, tokens))
  return { ...nothing, urls, comments: tokens.comments, values }
}

class ScriptLocator {
  readonly urls: EmbeddedUrl[] = []
  readonly tokens: ScriptTokens
  readonly #source: string
  readonly #firstTest: number
  readonly #sinks: UrlSinks
  /** The token indices of the open brackets. */
  readonly #open: number[] = []
  /** The elements whose start tags are open, innermost last. */
  readonly #tags: string[] = []

  constructor(source: string, tokens: ScriptTokens, firstTest: number) {
    this.tokens = tokens
    this.#source = source
    this.#firstTest = firstTest
    this.#sinks = new UrlSinks(tokens)
  }

  run(): void {
    const { tokens } = this
    for (let index = 0; index < tokens.length; index++) {
      if (tokens.start(index) > this.#firstTest) return
      switch (tokens.kind(index)) {
        case 'string':
        case 'template':
          this.#literal(index)
          break
        case 'template-head':
          this.#literal(index)
          this.#open.push(index)
          break
        case 'template-tail':
          this.#open.pop()
          break
        case 'punctuator':
          this.#bracket(tokens.text(index), index)
          break
        case 'jsx-punctuator':
          this.#jsx(tokens.text(index), index)
          break
        case 'jsx-string':
          this.#attribute(index)
      }
    }
  }

  #bracket(text: string, index: number): void {
    if (text === '(' || text === '[' || text === '{') this.#open.push(index)
    else if (text === ')' || text === ']' || text === '}') this.#open.pop()
  }

  #jsx(text: string, index: number): void {
    if (text === '<') this.#tags.push(this.tokens.text(index + 1))
    else if (text === '>') this.#tags.pop()
    else this.#bracket(text, index)
  }

  #literal(index: number): void {
    // This also prevents a long sum from being read again from each of its parts.
    if (!mayPrecede(this.tokens, index - 1)) return
    const start = this.tokens.start(index) + 1
    const isSinkPossible = this.tokens.is(index - 1, '(')
    if (!isSinkPossible && !scheme.test(this.#source.slice(start, start + maxScheme))) return
    const computed = computedText(this.tokens, index)
    if (computed === null) return
    const sink = isSinkPossible ? this.#sinks.of(index, computed) : null
    if (sink !== null) {
      this.#add(computed, literalSite, sink.base)
    } else if (isUrlPosition(this.tokens, index, computed.next, this.#open.at(-1) ?? -1)) {
      this.#add(computed, literalSite, 'none', looksLikeUrl, nameBefore(this.tokens, index))
    }
  }

  /** Reads `name="…"`. `prefix:name="…"` is only read for a URL that begins with its scheme. */
  #attribute(index: number): void {
    const { tokens } = this
    const name = tokens.text(index - 2)
    const isPlain = !tokens.is(index - 3, ':')
    const prefix = isPlain ? '' : tokens.text(index - 4)
    const site = isPlain ? jsxAttributeSite(this.#tags.at(-1) ?? '', name) : null
    if (site === null && holdsIdentifier(prefix === '' ? name : prefix)) return
    const kind = this.#source[tokens.start(index)] === "'" ? 'jsx-single' : 'jsx-double'
    const start = tokens.start(index) + 1
    const text = { kind, start, end: tokens.end(index) - 1, holes: [], next: index + 1 } as const
    if (site === null) this.#add(text, literalSite, 'none', looksLikeUrl)
    else this.#add(text, site, null)
  }

  /** Adds a text as a URL if it is one. A connection string needs no place that takes URLs. */
  #add(
    { kind, start, end, holes }: ComputedText,
    site: UrlSite,
    base: EmbeddedUrl['base'],
    isWanted: (url: Pick<EmbeddedUrl, 'text' | 'holes'>) => boolean = () => true,
    name = '',
  ): void {
    const pieces = piecesBetween(holes, start, end)
    if (!pieces.every(piece => hasValue(this.#source.slice(piece.start, piece.end), kind))) return
    const decoded = decodeEscapes(this.#source, start, end, literalSyntax[kind], holes)
    const map = decoded.holes.length === 0 ? decoded.map : aroundHoles(decoded.map, decoded.holes)
    const found = { ...decoded, map }
    if (connectionSpecOf(found.text) !== null) {
      if (mereBeginning.test(found.text)) return
      const url = valueUrl(found, name, formatHoles, interpolatedVariables)
      if (url !== null) this.urls.push(url)
    } else if (isWanted(found)) {
      const all =
        site === literalSite ? mergeHoles([...found.holes, ...valueHoles(found.text)]) : found.holes
      this.urls.push({ ...found, holes: all, site, base, encoding: 'utf-8' })
    }
  }
}

/** Wraps a map so that computed parts cannot be edited. */
function aroundHoles(map: OffsetMap, holes: readonly Span[]): OffsetMap {
  return {
    toSourceSpan: span => map.toSourceSpan(span),
    toEditSpan: span =>
      holes.some(hole => span.start < hole.end && hole.start < span.end)
        ? null
        : map.toEditSpan(span),
  }
}

/** Returns the parts of a text that are not holes. */
function piecesBetween(holes: readonly Span[], start: number, end: number): readonly Span[] {
  const starts = [start, ...holes.map(hole => hole.end)]
  const ends = [...holes.map(hole => hole.start), end]
  return starts.map((from, index) => ({ start: from, end: ends[index] ?? end }))
}

/** Whether engines accept the text of a literal and all read the same value. */
function hasValue(inside: string, kind: LiteralKind): boolean {
  switch (kind) {
    case 'jsx-single':
      return decodeJsxAttribute(inside, "'") !== null
    case 'jsx-double':
      return decodeJsxAttribute(inside, '"') !== null
    default:
      return decodeStringLiteral(inside, kind) !== null
  }
}

/** Matches a scheme with nothing visible after it. */
const mereBeginning = /^[a-z][a-z\d+.-]*:[/\\]*[\s\p{Cc}\p{Cf}]*$/iu

/** Matches placeholders in the text, and prose after a URL. */
const moreThanUrl = /<[^<>]*>|\{[^{}]*\}|%[sdo]\b|\s\(/

/** Matches a sentence that begins with the address of a site: `https://example.com is great`. */
const sentence =
  /^[a-z][a-z\d+.-]*:\/\/[^\s/?#@]+(?:\s+\S+\s+\S|\s+[\p{L}\p{N}]*[^\p{ASCII}\s])|^\S+[,;:]\s+\S+\s+\S/iu

/**
 * Whether a text without known context is meant as a URL: not a bare scheme (`'https://'`), a
 * pattern (`https://<host>/{id}`), or a URL with a remark (`https://host/ (response)`).
 */
function looksLikeUrl({ text, holes }: Pick<EmbeddedUrl, 'text' | 'holes'>): boolean {
  const known = text.slice(0, holes[0]?.start ?? text.length)
  if (!fetched.test(known) && !hasSchemeSlip(known)) return false
  if (mereBeginning.test(known)) return false
  const filled = withHolesFilled({ text, holes })
  return !moreThanUrl.test(filled) && !sentence.test(filled) && !isPattern(filled)
}
