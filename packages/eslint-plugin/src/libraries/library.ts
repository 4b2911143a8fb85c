import type { SinkBase } from '../sinks/url-sinks.ts'

/** Modules whose exports take URLs. */
export interface Library {
  readonly modules: readonly string[]
  /** What a relative URL is resolved against if the signature has no `base`. */
  readonly base: SinkBase
  /** Functions that return another object like the library: `axios.create()`. */
  readonly factories?: readonly string[]
  /**
   * Signatures that start with the names of exports. `default` is the default export, or a CommonJS
   * module itself. `()` after a name means the result of a call: `useRouter().push(url)`.
   */
  readonly sinks: readonly string[]
}

/** The sinks and components that one name in the option `presets` adds. */
export interface Preset {
  readonly libraries?: readonly Library[]
  /** Globals that a tool adds: `cy.visit(url)`. */
  readonly globals?: readonly string[]
  /**
   * Signatures that match by name, whatever the object is: `page.goto(url)`. Their fixes are only
   * suggested.
   */
  readonly named?: readonly string[]
  /** Components with props that are URLs. */
  readonly components?: Readonly<Record<string, readonly string[]>>
}

/** Returns a signature for each of several methods: `each(["get", "post"], "default.$(url)")`. */
export function each(methods: readonly string[], signature: string): readonly string[] {
  return methods.map(method => signature.replaceAll('$', method))
}
