import { ownText, replaceControls, type ShownText, unicodeNotation } from '@hreflint/core/internal'
import type { UrlRules } from '@hreflint/patterns/documents'
import { loadPatterns } from '#patterns'

/** A rule of `forbid`: URLs that must not be written. */
export interface ForbidRule {
  /** Pattern of the URLs, by the URL Pattern Standard. */
  readonly url: string
  /** Patterns of URLs that are allowed although they match. */
  readonly except?: readonly string[] | undefined
  /** What is said of such a URL. */
  readonly message?: string | undefined
  /** The URL to write instead, with `*` and `:name` for what these match in `url`. */
  readonly replace?: string | undefined
}

/** What is wrong with a list of rules. */
export interface ForbidError {
  /** The place in the list. */
  readonly path: readonly (string | number)[]
  /** The end of a sentence whose subject is the place. */
  readonly problem: ShownText
}

interface CompiledRules {
  readonly rules: UrlRules
  readonly errors: readonly ForbidError[]
}

/** Rules belong to a configuration, which is the same for many documents. */
const known = new WeakMap<readonly ForbidRule[], CompiledRules>()

/** The same by their text: a thread gets a copy of the configuration with each batch of files. */
const knownTexts = new Map<string, CompiledRules>()

/** As many lists of rules as the overrides of a configuration usually have. */
const mostTexts = 16

/** Returns the compiled rules; null if the engine for patterns cannot be loaded. */
export function compiledRules(rules: readonly ForbidRule[]): CompiledRules | null {
  const before = known.get(rules)
  if (before !== undefined) return before
  const text = JSON.stringify(rules)
  const result = knownTexts.get(text) ?? compile(rules)
  if (result === null) return null
  if (knownTexts.size >= mostTexts) knownTexts.clear()
  knownTexts.set(text, result)
  known.set(rules, result)
  return result
}

function compile(sources: readonly ForbidRule[]): CompiledRules | null {
  const engine = loadPatterns()
  if (engine === null) return null
  const { rules, errors } = engine.compileUrlRules(sources)
  return {
    rules,
    errors: errors.map(({ path, problem }) => ({ path, problem: visible(problem) })),
  }
}

/** Returns what is wrong with rules that have the right shape. */
export function forbidErrors(rules: readonly ForbidRule[]): readonly ForbidError[] {
  return rules.length === 0 ? [] : (compiledRules(rules)?.errors ?? [])
}

/** Returns a text of the configuration with what a terminal may act on as U+XXXX. */
export function visible(text: ShownText): ShownText {
  return ownText(replaceControls(text, character => `<${unicodeNotation(character)}>`))
}
