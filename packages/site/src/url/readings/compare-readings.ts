import {
  type Comparison,
  type ComponentName,
  compare,
  componentNames,
  type Divergence,
  type Reading,
  type UrlSpec,
  type Verdict,
} from '@hreflint/core'
import { shownComparison } from '@hreflint/core/shown'
import { findSpec, specsFor } from '@hreflint/core/specs'
import type { UrlState } from '../url-state.ts'

/** How a value differs from the reference. `host`: the request goes to another host. */
export type Difference = 'none' | 'other' | 'host'

/** The result of one specification. */
export interface SpecColumn {
  readonly id: string
  readonly title: string
  /** The short form of the title. */
  readonly shortTitle: string
  /** Year of the edition. */
  readonly year: string
  readonly isReference: boolean
  /** Whether it is a program, which accepts or refuses a URL and judges nothing. */
  readonly isProgram: boolean
  readonly verdict: Verdict
  readonly verdictDiffers: boolean
  readonly codes: readonly string[]
  readonly fields: readonly SpecField[]
}

export interface SpecField {
  readonly name: 'href' | ComponentName
  /** The value as shown, without a password. Null if there is none. */
  readonly value: string | null
  readonly difference: Difference
}

export interface SpecComparison {
  readonly columns: readonly SpecColumn[]
  /** Each host, with the specifications that go there, if there are several: the dangerous case. */
  readonly hosts: readonly { readonly host: string; readonly titles: readonly string[] }[]
  /**
   * `alike`: everything that is shown is the same. `same-url`: all read the same URL with the same
   * verdict, but write it differently.
   */
  readonly agreement: 'alike' | 'same-url' | 'none'
}

/**
 * Reads a URL by every specification. Differences are relative to the chosen specification, or to
 * the first that accepts the URL.
 *
 * @throws MissingPart if the comparison needs a part that is not loaded yet.
 */
export function compareReadings(
  { url, base, encoding, spec }: UrlState,
  readers: readonly UrlSpec[] = specsFor(url),
): SpecComparison {
  const comparison = asResolved(
    compare(url, readers, { encoding, ...(base === '' ? {} : { base }) }),
    readers,
  )
  const { readings, divergences } = comparison
  const shown = shownComparison(comparison, base)
  const accepting = readings.filter(reading => reading.url !== null)
  const reference =
    accepting.find(reading => reading.spec === spec) ??
    accepting[0] ??
    readings.find(reading => reading.spec === spec)
  const all = readings.map((reading, index) =>
    columnOf(
      reading,
      reference,
      comparison,
      readers,
      name => shown.readings[index]?.url?.[name] ?? null,
    ),
  )
  const isWritten = (index: number) => all.some(({ fields }) => (fields[index]?.value ?? '') !== '')
  const columns = all.map(column => ({
    ...column,
    fields: column.fields.filter((_, index) => isWritten(index)),
  }))
  const agreement = divergences.length > 0 ? 'none' : areAlike(readings) ? 'alike' : 'same-url'
  const hosts = hostsOf(shown.divergences, readers)
  return { columns, hosts, agreement }
}

/**
 * Gives readings the components of the URL that a request goes to. HTML5 divides the string first and changes
 * backslashes then: the host that it has divided may be where only others go.
 */
function asResolved(comparison: Comparison, readers: readonly UrlSpec[]): Comparison {
  const sides = comparison.divergences.find(({ grade }) => grade === 'host')?.sides ?? []
  const readings = comparison.readings.map(reading => {
    const { spec, href } = reading
    const host = reading.url?.host?.toLowerCase()
    const isOfOthers = sides.some(({ specs, value }) => value === host && !specs.includes(spec))
    const url = isOfOthers && href !== null ? readerOf(spec, readers).parse(href).url : null
    return url === null ? reading : { ...reading, url: { ...url, href } }
  })
  return { ...comparison, readings }
}

const fieldNames = ['href', ...componentNames] as const

function areAlike([first, ...others]: readonly Reading[]): boolean {
  return others.every(({ url }) =>
    fieldNames.every(name => (url?.[name] ?? '') === (first?.url?.[name] ?? '')),
  )
}

function columnOf(
  reading: Reading,
  reference: Reading | undefined,
  { divergences }: Comparison,
  readers: readonly UrlSpec[],
  shown: (name: SpecField['name']) => string | null,
): SpecColumn {
  const reader = readerOf(reading.spec, readers)
  const { title, edition } = reader
  const isOther = (grade: 'host' | 'url') =>
    reference !== undefined &&
    divergences.some(
      divergence =>
        (grade === 'host') === (divergence.grade === 'host') &&
        divergence.grade !== 'verdict' &&
        isApart(divergence, reading.spec, reference.spec),
    )
  const otherHost = isOther('host')
  const differenceOf = (name: SpecField['name'], value: string | null): Difference => {
    if (reference === undefined || reading.url === null || reference.url === null) return 'none'
    // Empty or absent makes no difference here. If it matters, the whole URL differs too.
    if ((value ?? '') === (reference.url[name] ?? '')) return 'none'
    if (otherHost && (name === 'host' || name === 'href')) return 'host'
    // The same URL with another spelling is no difference.
    return name === 'href' && !otherHost && !isOther('url') ? 'none' : 'other'
  }
  return {
    id: reading.spec,
    title,
    shortTitle: nameOf(reader),
    year: edition.date.slice(0, 4),
    isReference: reading.spec === reference?.spec,
    isProgram: reader.isProgram === true,
    verdict: reading.verdict,
    verdictDiffers: reading.verdict !== reference?.verdict,
    codes: [...new Set(reading.issues.map(({ code }) => code))],
    fields: fieldNames.map(name => {
      const difference = differenceOf(name, reading.url?.[name] ?? null)
      return { name, value: shown(name), difference }
    }),
  }
}

function isApart({ sides }: Divergence, a: string, b: string): boolean {
  const sideOf = (id: string) => sides.findIndex(({ specs }) => specs.includes(id))
  return sideOf(a) !== -1 && sideOf(b) !== -1 && sideOf(a) !== sideOf(b)
}

function readerOf(id: string, readers: readonly UrlSpec[]): UrlSpec {
  return readers.find(reader => reader.id === id) ?? findSpec(id)
}

function hostsOf(
  divergences: readonly Divergence[],
  readers: readonly UrlSpec[],
): SpecComparison['hosts'] {
  const divergence = divergences.find(({ grade }) => grade === 'host')
  return (divergence?.sides ?? []).map(({ value, specs }) => ({
    host: value,
    titles: specs.map(id => nameOf(readerOf(id, readers))),
  }))
}

/**
 * Returns a short name. Programs keep the full title, because two programs of one language differ
 * only after the colon.
 */
function nameOf({ title, isProgram }: UrlSpec): string {
  return isProgram === true ? title : shortTitle(title)
}

/** Shortens `RFC 3986: Uniform …` to `RFC 3986`, but not `URL (webspecs/url)` to a word that names no specification. */
function shortTitle(title: string): string {
  const short = title.split(/[:(,]/)[0]?.trim() ?? title
  return short === 'URL' ? title : short
}
