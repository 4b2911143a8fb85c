import type { EmbeddedText } from '@hreflint/documents'
import { locateVariables } from '@hreflint/documents'

/** What files beside a document say of it. Plain data. */
export interface Surroundings {
  /** The text of the file `.env` in the same folder, for a document whose variables it sets. */
  readonly environment?: string | undefined
  /** The address that the repository was cloned from, for a `package.json`. */
  readonly remote?: string | undefined
}

/** A value, and where it comes from if not from the document itself. */
export interface KnownValue {
  readonly text: EmbeddedText
  readonly isOutside: boolean
}

/** What the variables of a document are set to: in the document, else in the file beside it. */
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
