import type { DocumentStructure, Heading } from '@hreflint/documents'
import type { Span } from '@hreflint/core'
import type { Profile } from '../generators/contract/profile.ts'
import { type HeadingText, headingText } from './sluggers/heading-text.ts'
import { type HeadingIds, headingIds, type TakenIds } from './sluggers/heading-ids.ts'

/** The names in one document that a fragment can point to. */
export interface Anchors {
  /** Each name with the place of its first definition. */
  readonly places: ReadonlyMap<string, Span>
  /** Names that are defined more than once, at different places. */
  readonly repeated: ReadonlySet<string>
  /**
   * Names to offer for completion. Excludes ids that only other versions or settings of the
   * generator make.
   */
  readonly offered: readonly string[]
  /** Ids of headings in braces (`## Title {#id}`) that another generator reads, but not this one. */
  readonly ofOthers: ReadonlySet<string>
  /**
   * Whether the page may have more names than these because it includes parts of other files or the
   * configuration changes how ids are made.
   */
  readonly hasMore: boolean
}

/**
 * Returns the anchors of a document, including the ids that the profile's generator makes from
 * headings.
 */
export function anchorsOf(structure: DocumentStructure, profile: Profile): Anchors {
  const places = new Map<string, Span>()
  const repeated = new Set<string>()
  for (const { name, span } of structure.anchors) {
    const first = places.get(name)
    if (first === undefined) places.set(name, span)
    // `<a id="x" name="x">` defines its name only once.
    else if (first.start !== span.start && span.start - first.end > nearby) repeated.add(name)
  }
  const offered = [...places.keys()]
  const headings = structure.headings
    .filter(({ syntax }) => syntax === 'markdown' || profile.htmlHeadings)
    .toSorted((a, b) => a.span.start - b.span.start)
    .map(heading => ({ heading, said: headingText(heading, structure.labels) }))
  for (const { heading, said } of headings) {
    if (said.id !== null && profile.explicitIds) place(said.id, heading)
    if (said.mark === null || profile.isGuess !== true) continue
    place(said.mark, heading)
    offered.push(said.mark)
  }
  for (const [index, way] of waysOf(profile).entries()) {
    const taken: TakenIds = new Map()
    for (const { heading, said } of headings) {
      const id = idOf(said, way, taken, profile)
      place(id, heading)
      if (index === 0) offered.push(id)
    }
  }
  if (profile.explicitIds) {
    for (const { name, span } of structure.attributeIds) {
      if (!places.has(name)) places.set(name, span)
    }
  }
  const inBraces = headings.map(({ said }) => said.id).filter(id => id !== null)
  const ofOthers = new Set(profile.explicitIds ? [] : inBraces)
  for (const id of profile.pageIds) if (!places.has(id)) places.set(id, { start: 0, end: 0 })
  const hasMore =
    profile.hasOtherIds ||
    (profile.holds === 'sources' && (structure.hasIncludes || headings.some(hasAttributes)))
  return { places, repeated, offered, ofOthers, hasMore }

  function place(name: string, { span }: Heading): void {
    if (name !== '' && !places.has(name)) places.set(name, span)
  }
}

/** Returns the ways to make ids. Where the program is not known, it may be any of them. */
function waysOf({ slugger, isGuess }: Profile): readonly HeadingIds[] {
  const own = headingIds[slugger]
  if (isGuess !== true) return own
  return [
    ...own,
    ...Object.values(headingIds)
      .filter(ways => ways !== own)
      .flat(),
  ]
}

/** Whether a heading ends with attributes that are not read: `## Title {.class lang=en}`. */
function hasAttributes({ said }: { readonly said: HeadingText }): boolean {
  return said.id === null && /\{[.:\w][^{}]*\}\s*$/.test(said.source)
}

/**
 * In UTF-16 code units. Two definitions of a name at most this far apart are attributes of one tag.
 */
const nearby = 40

function idOf(
  said: HeadingText,
  way: HeadingIds,
  taken: TakenIds,
  { explicitIds }: Profile,
): string {
  const given = explicitIds && way.hasOnlyText !== true ? said.id : null
  if (given !== null && way.keepsExplicitIds === true) return given
  return way.unique(given ?? way.slug(way.text(said)), taken)
}
