import type { EmbeddedText } from '@hreflint/documents'
import { locateVariables } from '@hreflint/documents'

/** What files beside a document say about it. Plain data. */
export interface Surroundings {
  /** The text of `.env` in the same folder, for a document whose variables it sets. */
  readonly environment?: string | undefined
  /** The URL that the repository was cloned from, for a `package.json`. */
  readonly remote?: string | undefined
}

/** A value, and whether it comes from outside the document. */
export interface KnownValue {
  readonly text: EmbeddedText
  readonly isOutside: boolean
}

/**
 * Returns a function that looks up the value of a variable: in the document, else in the file
 * beside it.
 */
export function knownValues(
  values: ReadonlyMap<string, EmbeddedText> | undefined,
  { environment }: Surroundings,
): (name: string) => KnownValue | null {
  let outside: ReadonlyMap<string, EmbeddedText> | null = null
  return name => {
    const inside = values?.get(name)
    if (inside !== undefined) return { text: inside, isOutside: false }
    if (environment === undefined) return null
    outside ??= locateVariables(environment)
    const text = outside.get(name)
    return text === undefined ? null : { text, isOutside: true }
  }
}
