import { check } from '@hreflint/core'
import type { UrlCase } from '../arbitraries.ts'
import { grammarBase } from '../bases.ts'
import { type GrammarBase, isValidUrlString } from '../url-grammar/url-string.ts'

/** The agreement law for one URL: no issues exactly when the writing sections accept it. */
export function agrees({ input, base }: UrlCase): boolean {
  const grammar = grammarBase(base)
  return grammar === undefined || agreesOn(input, base, grammar)
}

/** The same, where the base has been looked at already. */
export function agreesOn(input: string, base: string | null, grammar: GrammarBase | null): boolean {
  const accepted = check(input, base === null ? undefined : { base }).length === 0
  return accepted === isValidUrlString(input, grammar)
}
