import { maskPasswords, passwordMask, passwordSpans } from '../../text/passwords.ts'

/** Characters at which a parser can divide a password. */
const delimiters = /[\s/?#@:;[\]%|{}<>"`^\\]+/

/** Minimum length of masked text. Shorter texts occur in other words, too. */
const shortest = 4

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
  const passwords = passwordSpans(text, { isUrl }).map(({ start, end }) => text.slice(start, end))
  // A parser can return any part of a password between two delimiters.
  return passwords.flatMap(password => [password, ...password.split(delimiters)])
}

function without(output: string, passwords: readonly string[]): string {
  return [...new Set(passwords)]
    .filter(password => password.length >= shortest && password !== passwordMask)
    .reduce((shown, password) => shown.replaceAll(password, passwordMask), output)
}
