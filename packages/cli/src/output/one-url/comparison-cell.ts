import { type Comparison, describe, type Reading, type Span } from '@hreflint/core'
import { findReader } from '@hreflint/linter'
import type { createColors } from 'picocolors'
import { visible } from '../../reporters/visible.ts'
import { excerpt, type Stretch, textOf } from '../excerpt.ts'
import { widthOf } from '../width-of.ts'
import { wrapWords } from '../wrap-words.ts'
import { differencesFrom, partsOf } from './href-difference.ts'

/** What a cell of the table depends on. */
export interface CellContext {
  readonly comparison: Comparison
  /** The reading that the others are compared with. */
  readonly leader: Reading
  /** Columns for the cell. */
  readonly room: number
  readonly colors: ReturnType<typeof createColors>
}

/** How far a reading is from the leader's. */
type Distance = 'host' | 'url' | 'writing'

/** The last column and the lines below it. */
interface Cell {
  readonly shown: string
  readonly below: readonly string[]
}

/**
 * A reading in the table: its URL, with carets below what differs from the leader's;
 * long URLs are cut where all are alike.
 */
export function comparisonCell(reading: Reading, context: CellContext): Cell {
  const { comparison, leader, room, colors } = context
  const { divergences, input, readings } = comparison
  const { href } = reading
  if (href === null || leader.href === null) return cellWithoutUrl(reading, input, room)
  const differsInHost = divergences.some(({ grade }) => grade === 'host')
  const inRed = (text: string) => colors.bold(colors.red(text))
  if (href === leader.href) {
    const others = readings.filter(other => distanceBetween(leader, other, comparison) === 'url')
    const differences = others.flatMap(other => differencesFrom(other.href ?? '', href))
    const marks = differsInHost ? [partsOf(href).host] : joined(differences)
    return { shown: painted(excerpt(href, marks, room), differsInHost ? inRed : String), below: [] }
  }
  const distance = distanceBetween(leader, reading, comparison)
  const marks = distance === 'host' ? [partsOf(href).host] : differencesFrom(leader.href, href)
  const stretches = excerpt(href, marks, room)
  const paint = { host: inRed, url: colors.yellow, writing: colors.dim }[distance]
  return {
    shown: painted(stretches, paint),
    below: pointerLines(caretsUnder(stretches), wordsFor(distance, href), room).map(paint),
  }
}

/** Carets and words: the words after, before or below the carets, where they fit. */
function pointerLines(carets: string, words: string, room: number): readonly string[] {
  if (carets.length + 1 + words.length <= room) return [`${carets} ${words}`]
  const column = carets.search(/\^/)
  if (words.length < column) {
    return [`${words.padStart(column - 1)} ${carets.slice(column)}`]
  }
  return [carets, `${' '.repeat(Math.max(0, Math.min(column, room - words.length)))}${words}`]
}

function painted(stretches: readonly Stretch[], paint: (text: string) => string): string {
  return stretches
    .map(({ text, isMarked }) => (isMarked && text !== '' ? paint(text) : text))
    .join('')
}

function wordsFor(distance: Distance, href: string): string {
  if (distance === 'url') return 'another URL'
  if (distance === 'writing') return 'the same URL, written differently'
  const { start, end } = partsOf(href).host
  return start === end ? 'no host' : 'another host'
}

function distanceBetween(a: Reading, b: Reading, { divergences }: Comparison): Distance {
  for (const { grade, sides } of divergences) {
    if (grade === 'verdict') continue
    const [sideOfA, sideOfB] = [a, b].map(({ spec }) =>
      sides.findIndex(({ specs }) => specs.includes(spec)),
    )
    if (sideOfA !== -1 && sideOfB !== -1 && sideOfA !== sideOfB)
      return grade === 'host' ? 'host' : 'url'
  }
  return 'writing'
}

/** Returns the carets of one line, in the columns of what they point at. */
function caretsUnder(stretches: readonly Stretch[]): string {
  let carets = ''
  let column = 0
  for (const { text, isMarked } of stretches) {
    const width = widthOf(text)
    if (isMarked && column + Math.max(1, width) > carets.length) {
      carets = carets.padEnd(column) + '^'.repeat(Math.max(1, width))
    }
    column += width
  }
  return carets
}

/** Sorts spans, and joins those that touch. */
function joined(spans: readonly Span[]): readonly Span[] {
  const result: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start || a.end - b.end)) {
    const last = result.at(-1)
    if (last !== undefined && span.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
    } else result.push(span)
  }
  return result
}

/** Returns the text of a reading that has no URL to show. */
export function cellWithoutUrl({ url, issues, spec }: Reading, input: string, room: number): Cell {
  if (url !== null) {
    const host = url.host === null || url.host === '' ? null : `for the host ${url.host}`
    const below = host === null ? [] : [textOf(excerpt(host, [], room))]
    return { shown: 'a relative reference', below }
  }
  const exception = issues.find(({ kind }) => kind === 'parse-exception')
  const message =
    exception === undefined ? '' : describe(exception, input, { spec: findReader(spec) }).message
  return { shown: 'no URL', below: message === '' ? [] : wrapWords(visible(message), room) }
}
