import { type UrlProperty, urlProperties } from '@hreflint/documents/url-places'
import { knownLibraries } from '../../libraries/known-libraries.ts'
import type { Library } from '../../libraries/library.ts'
import { presets } from '../../libraries/presets.ts'
import type { Settings } from '../../settings/settings.ts'
import { parseSignature, type Sink } from '../../sinks/sink-signature.ts'
import { responseSinks, type SinkBase, webSinks } from '../../sinks/url-sinks.ts'
import type { ModuleMember } from '../modules/module-member.ts'

/** A sink, and what decides whether a call refers to it. */
export interface IndexedSink extends Sink {
  readonly base: SinkBase
  /**
   * Where the name belongs: to the platform or a tool that extends it, to the exports of a module,
   * to some elements, or to anything with that name.
   */
  readonly owner: 'global' | 'module' | 'anything' | { readonly elements: readonly string[] }
  /** Whether the sink takes only texts that start with a scheme that is fetched. */
  readonly takesAbsolute: boolean
  /** Whether only the name suggests that this is a sink. If so, nothing is fixed automatically. */
  readonly isGuess: boolean
}

/** The properties of a sink that its signature does not state. */
type Kind = Pick<IndexedSink, 'base' | 'owner'> & Partial<IndexedSink>

/** The sinks that the settings select. */
export class SinkIndex {
  /** The sinks that are known by name, without those of modules. */
  readonly all: readonly IndexedSink[]
  /** The modules that export sinks. */
  readonly modules: ReadonlySet<string>
  /** The sinks by the last name of their callee, so that one lookup decides most calls. */
  readonly #byLastName = new Map<string, IndexedSink[]>()
  /** The names of the members of objects that sinks take: `url`, `baseURL`. */
  readonly #members = new Set<string>()
  readonly #libraries = new Map<string, LibrarySinks[]>()

  constructor(settings: Settings) {
    for (const { base, sinks } of webSinks) this.#add(sinks, { base, owner: 'global' })
    for (const property of urlProperties.values()) this.#addProperty(property)
    this.#addNamed(responseSinks.sinks)
    for (const library of knownLibraries) this.#addLibrary(library)
    // An import says as much as a global name, so libraries that are imported need no preset.
    for (const { libraries = [] } of Object.values(presets))
      for (const library of libraries) this.#addLibrary(library)
    for (const name of settings.presets) {
      const { globals = [], named = [] } = presets[name]
      this.#add(globals, { base: 'document', owner: 'global' })
      this.#addNamed(named)
    }
    this.#add(settings.sinks, { base: 'document', owner: 'anything' })
    this.all = [...this.#byLastName.values()].flat()
    this.modules = new Set(this.#libraries.keys())
  }

  /** Returns the sinks whose callee ends with this name. */
  endingIn(name: string): readonly IndexedSink[] {
    return this.#byLastName.get(name) ?? none
  }

  /** Returns whether a sink takes a member of this name of an object that is passed to it. */
  takesMember(name: string): boolean {
    return this.#members.has(name)
  }

  /** Returns the sinks that a module exports at this path. */
  ofModule({ module, path }: ModuleMember): readonly IndexedSink[] {
    const libraries = this.#libraries.get(module)
    return libraries?.flatMap(library => library.at(path)) ?? none
  }

  /**
   * Adds the sinks of a property: on known elements, or on any object if the name of the property
   * says enough.
   */
  #addProperty({ name, elements, telling }: UrlProperty): void {
    const signatures = [`*.${name} = url`]
    if (telling === 'property') {
      this.#add(signatures, { base: 'document', owner: 'global' })
      return
    }
    this.#add(signatures, { base: 'document', owner: { elements } })
    if (telling !== 'absolute-property') return
    // Only such properties are set to a text that starts with a scheme that is fetched.
    this.#add(signatures, { base: 'document', owner: 'global', takesAbsolute: true })
  }

  #addNamed(signatures: readonly string[]): void {
    this.#add(signatures, { base: 'document', owner: 'anything', isGuess: true })
  }

  #addLibrary(library: Library): void {
    const sinks = new LibrarySinks(library)
    for (const { keys } of sinks.all) for (const key of keys.keys()) this.#members.add(key)
    for (const module of library.modules) {
      const others = this.#libraries.get(module)
      if (others === undefined) this.#libraries.set(module, [sinks])
      else others.push(sinks)
    }
  }

  #add(signatures: readonly string[], kind: Kind): void {
    for (const signature of signatures) {
      const sink = indexed(signature, kind)
      for (const key of sink.keys.keys()) this.#members.add(key)
      const lastName = sink.callee.split('.').at(-1) ?? ''
      const sinks = this.#byLastName.get(lastName)
      if (sinks === undefined) this.#byLastName.set(lastName, [sink])
      else sinks.push(sink)
    }
  }
}

/** The sinks of a library, by their names in the module. */
class LibrarySinks {
  readonly #byPath = new Map<string, IndexedSink[]>()
  /** Calls such as `default.create()`, which return another `default`. */
  readonly #factories: readonly string[]

  constructor({ sinks, base, factories = [] }: Library) {
    this.#factories = factories.map(factory => `${factory}()`)
    for (const signature of sinks) {
      const sink = indexed(signature, { base, owner: 'module' })
      const others = this.#byPath.get(sink.callee)
      if (others === undefined) this.#byPath.set(sink.callee, [sink])
      else others.push(sink)
    }
  }

  get all(): readonly IndexedSink[] {
    return [...this.#byPath.values()].flat()
  }

  at(path: string): readonly IndexedSink[] {
    const factory = this.#factories.find(call => path.startsWith(call))
    if (factory === undefined) return this.#byPath.get(path) ?? none
    return this.at(`${factory.slice(0, factory.lastIndexOf('.'))}${path.slice(factory.length)}`)
  }
}

function indexed(signature: string, kind: Kind): IndexedSink {
  return { takesAbsolute: false, isGuess: false, ...kind, ...parseSignature(signature) }
}

const none: readonly IndexedSink[] = []
