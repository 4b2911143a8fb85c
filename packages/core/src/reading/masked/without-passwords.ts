import { maskPasswords, passwordMask, passwordSpans } from '../../text/passwords.ts'

/** Characters at which a parser can divide a password. */
const delimiters = /[\s/?#@:;[\]%|{}<>"`^\\]+/

/** Minimum length of text that is masked wherever it occurs. Shorter texts occur in other words, too. */
const shortest = 4

const letterOrDigit = /[\p{L}\p{N}]/u

/**
 * Masks the passwords of the inputs in an output about them, wherever a parser puts them. In
 * `https:ada:password@example.com/` on an https: page, the password is part of a path.
 */
export function withoutPasswordsOf(
  output: string,
  ...inputs: readonly (string | undefined)[]
): string {
  const known = inputs.flatMap(input => (input === undefined ? [] : passwordsOf(input, true)))
  return without(output, known)
}

/** Masks text in an output that looks like a password there or in `text`, which the output is about. */
export function maskedLines(output: string, text: string): string {
  const lines = output.split('\n').map(line => maskPasswords(line, { isUrl: false }))
  return without(lines.join('\n'), passwordsOf(text, false))
}

function passwordsOf(text: string, isUrl: boolean): readonly string[] {
  return passwordSpans(text, { isUrl }).map(({ start, end }) => text.slice(start, end))
}

function without(output: string, passwords: readonly string[]): string {
  // A parser can return any part of a password between two delimiters.
  const texts = passwords.flatMap(password => [
    password,
    ...password.split(delimiters).filter(part => part.length >= shortest),
  ])
  return [...new Set(texts)]
    .filter(text => text !== '' && text !== passwordMask)
    .reduce(withoutText, output)
}

/** Masks a text; a short one only where it is not part of a longer word or number. */
function withoutText(output: string, text: string): string {
  if (text.length >= shortest) return output.replaceAll(text, passwordMask)
  return output.replaceAll(text, (_, offset: number) => {
    const isInWord =
      letterOrDigit.test(output.charAt(offset - 1)) ||
      letterOrDigit.test(output.charAt(offset + text.length))
    return isInWord ? text : passwordMask
  })
}
