import type { PresetName, Settings } from '../settings.ts'
import { parseSignature, type Sink } from '../sink-signature.ts'
import {
  absoluteSinks,
  elementProperties,
  expressSinks,
  libraryPresets,
  type SinkBase,
  webSinks,
} from '../url-sinks.ts'

/** A sink, and what decides whether a call is meant by it. */
export interface IndexedSink extends Sink {
  readonly base: SinkBase
  /**
   * Whose names these are: of the platform; of a library's module; of some elements; of whatever
   * is called so (a sink of the user's own).
   */
  readonly owner:
    | 'global'
    | 'anything'
    | { readonly preset: keyof typeof libraryPresets }
    | { readonly elements: readonly string[] }
  /** Whether it takes only what begins with a scheme that is fetched. */
  readonly takesAbsolute: boolean
}

/** Sinks by the last name of their callee, so that most calls are told apart by one look-up. */
export class SinkIndex {
  readonly all: readonly IndexedSink[]
  readonly #byLastName = new Map<string, IndexedSink[]>()

  /** Whether names of modules count, which can be renamed. */
  readonly hasLibraries: boolean

  constructor(settings: Settings) {
    this.hasLibraries = settings.presets.some(isLibrary)
    for (const { base, sinks } of webSinks) this.#add(sinks, base, 'global')
    for (const [property, elements] of Object.entries(elementProperties)) {
      this.#add([`*.${property} = url`], 'document', { elements })
    }
    this.#add(absoluteSinks.sinks, absoluteSinks.base, 'global', true)
    for (const preset of settings.presets) this.#addPreset(preset)
    this.#add(settings.sinks, 'document', 'anything')
    this.all = [...this.#byLastName.values()].flat()
  }

  /** The sinks whose callee ends in this name. */
  endingIn(name: string): readonly IndexedSink[] {
    return this.#byLastName.get(name) ?? none
  }

  /** Whether a callee or target of that last name can be a sink; unknown names can. */
  mayTake(name: string | null): boolean {
    if (this.hasLibraries || name === '*') return true
    return name !== null && this.#byLastName.has(name)
  }

  #addPreset(name: PresetName): void {
    if (name === 'express') this.#add(expressSinks.sinks, expressSinks.base, 'anything')
    if (!isLibrary(name)) return
    this.#add(libraryPresets[name].sinks, libraryPresets[name].base, { preset: name })
  }

  #add(
    signatures: readonly string[],
    base: SinkBase,
    owner: IndexedSink['owner'],
    takesAbsolute = false,
  ): void {
    for (const signature of signatures) {
      const sink = { ...parseSignature(signature), base, owner, takesAbsolute }
      // The default export of a module is called by any name.
      const lastName = sink.callee === 'default' ? '*' : (sink.callee.split('.').at(-1) ?? '')
      const sinks = this.#byLastName.get(lastName)
      if (sinks === undefined) this.#byLastName.set(lastName, [sink])
      else sinks.push(sink)
    }
  }
}

const none: readonly IndexedSink[] = []

function isLibrary(name: PresetName): name is keyof typeof libraryPresets {
  return Object.hasOwn(libraryPresets, name)
}
