import type { DocumentStructure } from '@hreflint/documents'
import { anchorsOf, type Profile } from '@hreflint/references'
import { hashText } from './place-hash.ts'

/**
 * How fragments are looked up. `read`: the target is read at once. `ask`: a fragment counts as
 * found and is recorded. When all documents are read, the missing ones are known. `answer`: only
 * the missing fragments are looked up.
 */
export type FragmentStep = 'read' | 'ask' | { readonly failing: ReadonlySet<number> }

/**
 * The fragments that one document asks for and its own anchors, as numbers of places. Plain data.
 */
export interface FragmentPlaces {
  /** The places that its fragments point at. For a page that may be an orphan, also its visit. */
  readonly asked: Float64Array
  /** Its own anchors that occur once, and visits of the pages that it links to. */
  readonly anchors: Float64Array
}

/** Records the fragments that the documents of one site ask for and have. */
export class FragmentBook {
  readonly #profile: Profile
  /** Equal for sites whose places are the same. */
  readonly #site: number
  #asked = new Set<number>()
  #visits = new Set<number>()

  constructor(root: string, profile: Profile) {
    this.#profile = profile
    this.#site = hashText(`${profile.id}\n${root}\n`)
  }

  /** Starts the next document. */
  begin(): void {
    this.#asked = new Set()
    this.#visits = new Set()
  }

  /** Returns whether a fragment counts as found in a step. */
  isKnownToFind(path: string, fragment: string, step: FragmentStep): boolean {
    // An escape can be meant literally or decoded, and a folded fragment can match several names.
    if (step === 'read' || this.#profile.foldsFragments || fragment.includes('%')) return false
    const place = this.#placeOf(path, fragment)
    if (step !== 'ask') return !step.failing.has(place)
    this.#asked.add(place)
    return true
  }

  /** Records a link to another page. */
  visit(path: string): void {
    this.#visits.add(this.visitOf(path))
  }

  /** Whether no other page links to a page. False while that is unknown. */
  isOrphan(path: string, step: FragmentStep): boolean {
    if (step === 'read') return false
    const place = this.visitOf(path)
    if (step !== 'ask') return step.failing.has(place)
    this.#asked.add(place)
    return false
  }

  /** Returns the number of a visit of a page. No fragment contains this character. */
  visitOf(path: string): number {
    return this.#placeOf(path, '\0')
  }

  /** Returns the places that the document asks for and has. `structure` is its own. */
  placesOf(path: string, structure: DocumentStructure | null): FragmentPlaces {
    const anchors = [...this.#visits]
    if (structure !== null) {
      const { places, repeated, hasMore } = anchorsOf(structure, this.#profile)
      if (!hasMore) {
        for (const name of places.keys()) {
          if (!repeated.has(name)) anchors.push(this.#placeOf(path, name))
        }
      }
    }
    return { asked: Float64Array.from(this.#asked), anchors: Float64Array.from(anchors) }
  }

  #placeOf(path: string, fragment: string): number {
    return hashText(fragment, hashText(path, this.#site))
  }
}
