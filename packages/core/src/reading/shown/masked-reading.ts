import type { Components } from '../../contract/components.ts'
import { MaskedText } from '../../text/secrets/masked-text.ts'
import { secretSpans } from '../../text/secrets/secret-spans.ts'

/**
 * Returns a URL with its secrets hidden, also what only the parser reads as a password.
 *
 * @param written The URL as its author wrote it, if its document ends it earlier.
 */
export function maskedReading(
  input: string,
  { password }: Pick<Components, 'password'>,
  written = input,
): MaskedText {
  return new MaskedText(input, [...secretSpans(written), ...(password === null ? [] : [password])])
}
