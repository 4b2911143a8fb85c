import type { Span } from '@hreflint/core'
import type { EmbeddedText } from '../../embedded-text.ts'
import type { EmbeddedUrl, Variable } from '../../embedded-url.ts'

/** `${X}`, `${X:-default}`, `$X`, `%(x)s`. */
const named = /^(?:\$\{([A-Za-z_][\w.-]*?)(?::?-[^{}]*)?\}|\$([A-Za-z_]\w*)|%\(([\w.-]+)\)s)$/

/** Matches expressions in strings that are only a name: `#{x}`, `${x}`, `{x}`, `{$x}`, `$x`. */
const interpolated = /^(?:[#$]?\{\s*\$?([A-Za-z_]\w*)\s*\}|\$([A-Za-z_]\w*))$/

/** Returns the placeholders of a configuration that name a variable. */
export function namedVariables(text: string, holes: readonly Span[]): readonly Variable[] {
  return variablesIn(text, holes, named)
}

/** Returns the expressions in a string that name a variable. */
export function interpolatedVariables(text: string, holes: readonly Span[]): readonly Variable[] {
  return variablesIn(text, holes, interpolated)
}

function variablesIn(text: string, holes: readonly Span[], form: RegExp): readonly Variable[] {
  return holes.flatMap(hole => {
    const [, ...names] = form.exec(text.slice(hole.start, hole.end)) ?? []
    const name = names.find(one => one !== undefined)
    return name === undefined ? [] : [{ hole, name }]
  })
}

interface Setting {
  readonly key: string
  readonly value: EmbeddedText
}

/** Returns the texts of the variables that the URLs insert, by name. */
export function valuesFor(
  urls: readonly EmbeddedUrl[],
  settings: () => Iterable<Setting>,
): ReadonlyMap<string, EmbeddedText> {
  const wanted = new Set(urls.flatMap(({ variables = [] }) => variables.map(({ name }) => name)))
  return wanted.size === 0 ? nothing : knownOnce(settings(), name => wanted.has(name))
}

const nothing: ReadonlyMap<string, EmbeddedText> = new Map()

/**
 * Indexes settings by name. Leaves out names that are set more than once, because their value is
 * not known.
 */
export function knownOnce(
  settings: Iterable<Setting>,
  wants: (name: string) => boolean = () => true,
): ReadonlyMap<string, EmbeddedText> {
  const values = new Map<string, EmbeddedText>()
  const seen = new Set<string>()
  for (const { key, value } of settings) {
    if (!wants(key)) continue
    if (seen.has(key)) values.delete(key)
    else values.set(key, value)
    seen.add(key)
  }
  return values
}
