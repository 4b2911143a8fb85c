import { compiledGroups } from '../compiled-groups.ts'
import { parseParts } from './parse-parts.ts'
import type { ComponentOptions, Encode, Part } from './part.ts'
import { patternOf } from './write-pattern.ts'
import { regexpOf } from './write-regexp.ts'

/** A [component](https://urlpattern.spec.whatwg.org/#component) of a URL pattern. */
export interface Component {
  /** The normalized pattern string. */
  readonly pattern: string
  readonly parts: readonly Part[]
  readonly regexp: RegExp
  readonly groupNames: readonly string[]
}

/** [Compiles a component](https://urlpattern.spec.whatwg.org/#compile-a-component). */
export function compileComponent(
  text: string,
  options: ComponentOptions,
  encode: Encode,
  ignoreCase = false,
): Component {
  const parts = parseParts(text, options, encode)
  return {
    pattern: patternOf(parts, options),
    parts,
    regexp: compiledGroups(
      regexpOf(parts, options),
      ignoreCase ? 'vi' : 'v',
      parts
        .filter(({ type }) => type === 'regexp')
        .map(({ start, end, value }) => ({ start, end, pattern: value })),
    ),
    groupNames: parts.filter(({ type }) => type !== 'fixed-text').map(({ name }) => name),
  }
}
