import type { DocumentStructure } from '@hreflint/documents'
import { anchorsOf, type Profile } from '@hreflint/references'
import { hashText } from './place-hash.ts'

/**
 * How fragments are looked up. `read`: the target is read at once. `ask`: a fragment counts as there, and is
 * written down; when all documents were seen, it is known which are not. `answer`: these alone are looked up.
 */
export type FragmentStep = 'read' | 'ask' | { readonly failing: ReadonlySet<number> }

/** What one document asks of others and says to them, as numbers of places. Plain data. */
export interface FragmentPlaces {
  /** The places that its fragments point at. */
  readonly asked: Float64Array
  /** Its own anchors, those that are there once. */
  readonly anchors: Float64Array
}

/** Writes down the fragments that documents ask for and have, of one site. */
export class FragmentBook {
  readonly #profile: Profile
  /** Equal for sites whose places are the same. */
  readonly #site: string
  readonly #seeds = new Map<string, number>()
  #asked = new Set<number>()

  constructor(root: string, profile: Profile) {
    this.#profile = profile
    this.#site = `${profile.id}\n${root}\n`
  }

  /** Begins the next document. */
  begin(): void {
    this.#asked = new Set()
  }

  /** Whether a fragment counts as there in a step. */
  isKnownToFind(path: string, fragment: string, step: FragmentStep): boolean {
    // An escape can be meant as it is written, or decoded; and what is folded can be several names.
    if (step === 'read' || this.#profile.foldsFragments || fragment.includes('%')) return false
    const place = this.#placeOf(path, fragment)
    if (step !== 'ask') return !step.failing.has(place)
    this.#asked.add(place)
    return true
  }

  /** What the document asks and says. `structure` is its own. */
  placesOf(path: string, structure: DocumentStructure | null): FragmentPlaces {
    const anchors: number[] = []
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
    let seed = this.#seeds.get(path)
    if (seed === undefined) {
      seed = hashText(this.#site + path)
      this.#seeds.set(path, seed)
    }
    return hashText(fragment, seed)
  }
}
