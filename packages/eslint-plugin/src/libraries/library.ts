import type { SinkBase } from '../sinks/url-sinks.ts'

/** Modules whose exports take URLs. */
export interface Library {
  readonly modules: readonly string[]
  /** What a relative URL is resolved against where the signature has no `base`. */
  readonly base: SinkBase
  /** Functions that return another of the library's kind: `axios.create()`. */
  readonly factories?: readonly string[]
  /**
   * Signatures whose names are those of exports. `default` is the default export, which a CommonJS
   * module is itself; `()` after a name is what a call of it returns: `useRouter().push(url)`.
   */
  readonly sinks: readonly string[]
}

/** What the option `presets` adds by one name. */
export interface Preset {
  readonly libraries?: readonly Library[]
  /** Globals that a tool brings: `cy.visit(url)`. */
  readonly globals?: readonly string[]
  /** What is called so, whatever it is: `page.goto(url)`. Its repairs are suggestions. */
  readonly named?: readonly string[]
  /** Components with props that are URLs. */
  readonly components?: Readonly<Record<string, readonly string[]>>
}

/** Signatures of several methods: `each(["get", "post"], "default.$(url)")`. */
export function each(methods: readonly string[], signature: string): readonly string[] {
  return methods.map(method => signature.replaceAll('$', method))
}
