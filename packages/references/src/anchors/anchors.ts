import type { DocumentStructure, Heading } from '@hreflint/documents'
import type { Span } from '@hreflint/core'
import type { Profile } from '../profiles/profile.ts'
import { type HeadingText, headingText } from './sluggers/heading-text.ts'
import { type HeadingIds, headingIds, type TakenIds } from './sluggers/heading-ids.ts'

/** What a fragment can point at in one document. */
export interface Anchors {
  /** Each name and where it is defined first. */
  readonly places: ReadonlyMap<string, Span>
  /** Names that are defined more than once. */
  readonly repeated: ReadonlySet<string>
  /** The names that a person would choose from: without the guesses at other versions of a generator. */
  readonly offered: readonly string[]
  /** Whether there may be more: the page has parts of other files. */
  readonly hasMore: boolean
}

/** The anchors of a document, with the ids that the profile's generator makes of its headings. */
export function anchorsOf(structure: DocumentStructure, profile: Profile): Anchors {
  const places = new Map<string, Span>()
  const repeated = new Set<string>()
  for (const { name, span } of structure.anchors) {
    const first = places.get(name)
    if (first === undefined) places.set(name, span)
    // `<a id="x" name="x">` is one place.
    else if (first.start !== span.start && span.start - first.end > nearby) repeated.add(name)
  }
  const offered = [...places.keys()]
  const headings = structure.headings
    .filter(({ syntax }) => syntax === 'markdown' || profile.htmlHeadings)
    .toSorted((a, b) => a.span.start - b.span.start)
    .map(heading => ({ heading, said: headingText(heading, structure.labels) }))
  for (const { heading, said } of headings) {
    if (said.id !== null && profile.explicitIds) place(said.id, heading)
  }
  for (const [index, way] of headingIds[profile.slugger].entries()) {
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
  const hasMore = structure.hasIncludes && profile.holds === 'sources'
  return { places, repeated, offered, hasMore }

  function place(name: string, { span }: Heading): void {
    if (name !== '' && !places.has(name)) places.set(name, span)
  }
}

/** Two attributes of one tag are not further apart. */
const nearby = 40

function idOf(
  said: HeadingText,
  way: HeadingIds,
  taken: TakenIds,
  { explicitIds }: Profile,
): string {
  const given = explicitIds ? said.id : null
  const slug = given ?? way.slug(way.text(said))
  const id = way.unique(slug, taken)
  if (!taken.has(id)) taken.set(id, 1)
  return id
}
