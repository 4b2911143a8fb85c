import { applyEdits, type TextEdit } from '@hreflint/core'
import { findLanguage } from '@hreflint/documents'
import type { Config } from '../config/config.ts'
import type { Finding } from '../findings/finding.ts'
import { unknownSuppression } from '../issues/unknown-suppression.ts'
import { unusedSuppression } from '../issues/unused-suppression.ts'
import { LineIndex } from '../line-index.ts'
import type { LintOptions } from '../lint-document.ts'
import { type CommentStyle, commentPlaces, type LineToSuppress } from './comment-places.ts'
import { Reading } from './reading.ts'

/** Findings about comments, which no comment suppresses. */
const aboutComments: ReadonlySet<string> = new Set([
  unknownSuppression.code,
  unusedSuppression.code,
])

/** A document with comments that suppress its findings. */
export interface SuppressedDocument {
  readonly output: string
  /** The comments, as insertions into the original text. */
  readonly edits: readonly TextEdit[]
  /** How many findings the new comments suppress. */
  readonly suppressed: number
  /** The remaining findings in `output`. */
  readonly findings: readonly Finding[]
}

export interface SuppressOptions extends LintOptions {
  /** Which codes to suppress on which lines, counted from 1. Default: all. */
  readonly wants?: (code: string, line: number) => boolean
  /**
   * Where to put a comment if both places are possible. Default: the best place in the language.
   */
  readonly style?: CommentStyle | undefined
}

/**
 * Maximum number of readings to find out which comments work. Lines that are still undecided get
 * none.
 */
const maxReadings = 100

/**
 * Adds a comment for each line with findings. Adds a comment only if linting the result shows that
 * it suppresses these findings and changes no other finding and no URL. Lines that cannot have a
 * comment, for example in the middle of a string, keep their findings. Parameters and errors are
 * those of `lintDocument`.
 */
export function suppressFindings(
  text: string,
  languageId: string,
  config: Config,
  { wants = () => true, style, ...options }: SuppressOptions = {},
): SuppressedDocument {
  const read = (output: string) => new Reading(output, languageId, config, options)
  const lines = new LineIndex(text)
  const language = findLanguage(languageId)
  const before = read(text)
  const pending = linesOf(before.findings, lines, wants)
  const search = new Search(text, lines, before, read)
  const places = pending.map(line => ({
    line,
    edits: language === undefined ? [] : commentPlaces(text, lines, language, line, style),
  }))
  const mostPlaces = Math.max(0, ...places.map(({ edits }) => edits.length))
  for (let place = 0; place < mostPlaces; place += 1) {
    const comments = places.flatMap(({ line, edits }) => {
      const edit = edits[place]
      return edit === undefined || search.has(line) ? [] : [{ line, edit }]
    })
    search.add(search.recognized(comments))
  }
  const { output, findings } = search.accepted
  const suppressed = before.findings.length - findings.length
  return { output, edits: search.edits, suppressed, findings }
}

/** Returns the lines that have findings, with their codes. */
function linesOf(
  findings: readonly Finding[],
  lines: LineIndex,
  wants: (code: string, line: number) => boolean,
): readonly LineToSuppress[] {
  const byLine = new Map<number, Set<string>>()
  for (const { code, span } of findings) {
    const line = lines.lineAt(span.start)
    if (!wants(code, line) || aboutComments.has(code)) continue
    byLine.set(line, (byLine.get(line) ?? new Set()).add(code))
  }
  return [...byLine].map(([line, codes]) => ({ line, codes: [...codes].sort() }))
}

/** A comment to add, and its line. */
interface NewComment {
  readonly line: LineToSuppress
  readonly edit: TextEdit
}

/** Finds the comments that can be added together. */
class Search {
  readonly #text: string
  readonly #lines: LineIndex
  readonly #before: Reading
  readonly #read: (output: string) => Reading
  #comments: readonly NewComment[] = []
  #readings = 0
  accepted: Reading

  constructor(text: string, lines: LineIndex, before: Reading, read: (output: string) => Reading) {
    this.#text = text
    this.#lines = lines
    this.#before = before
    this.#read = read
    this.accepted = before
  }

  get edits(): readonly TextEdit[] {
    return inOrder(this.#comments).map(({ edit }) => edit)
  }

  has(line: LineToSuppress): boolean {
    return this.#comments.some(comment => comment.line === line)
  }

  /** Returns the comments that are read as comments in their places. */
  recognized(comments: readonly NewComment[]): readonly NewComment[] {
    // For a single comment, adding it tells.
    if (comments.length < 2) return comments
    const sorted = inOrder(comments)
    const reading = this.#apply(sorted)
    if (reading === null) return []
    let shift = 0
    return sorted.filter(({ edit: { span, text } }) => {
      const start = span.start + shift
      shift += text.length
      return reading.hasCommentIn(start, start + text.length)
    })
  }

  /** Adds all comments if that is proved correct; else tries each half. */
  add(comments: readonly NewComment[]): void {
    if (comments.length === 0) return
    const together = [...this.#comments, ...comments]
    const reading = this.#apply(inOrder(together))
    if (reading === null) return
    if (this.#isRight(reading, together)) {
      this.#comments = together
      this.accepted = reading
    } else if (comments.length > 1) {
      const half = comments.length >> 1
      this.add(comments.slice(0, half))
      this.add(comments.slice(half))
    }
  }

  /** Reads the text with comments. Returns null when the maximum number of readings is reached. */
  #apply(sorted: readonly NewComment[]): Reading | null {
    if (this.#readings === maxReadings) return null
    this.#readings += 1
    const edits = sorted.map(({ edit }) => edit)
    return this.#read(applyEdits(this.#text, edits))
  }

  /** Whether the comments suppress the intended findings and change nothing else. */
  #isRight(reading: Reading, comments: readonly NewComment[]): boolean {
    const byLine = new Map(comments.map(({ line }) => [line.line, line.codes]))
    const expected = this.#before.findings.filter(
      ({ code, span }) => byLine.get(this.#lines.lineAt(span.start))?.includes(code) !== true,
    )
    return reading.isLeftWith(expected, this.#before)
  }
}

function inOrder(comments: readonly NewComment[]): readonly NewComment[] {
  return comments.toSorted((a, b) => a.edit.span.start - b.edit.span.start)
}
