import { maskPasswords, passwordMask, passwordSpans } from '../../text/passwords.ts'

/** Where a reading can divide a password. */
const delimiters = /[\s/?#@:;[\]%|{}<>"`^\\]+/

/** Shorter texts are found in other words, too. */
const shortest = 4

/**
 * An output about a URL without its password, wherever a reading of it puts that: in
 * `https:ada:password@example.com/` on an https page it is part of a path.
 */
export function withoutPasswordsOf(
  output: string,
  ...inputs: readonly (string | undefined)[]
): string {
  const known = inputs.flatMap(input => (input === undefined ? [] : passwordsOf(input, true)))
  return without(output, known)
}

/** Lines that are about a text, without what looks like a password in either. */
export function maskedLines(output: string, text: string): string {
  const lines = output.split('\n').map(line => maskPasswords(line, { isUrl: false }))
  return without(lines.join('\n'), passwordsOf(text, false))
}

function passwordsOf(text: string, isUrl: boolean): readonly string[] {
  const passwords = passwordSpans(text, { isUrl }).map(({ start, end }) => text.slice(start, end))
  // A reading can have any part of it, between two delimiters.
  return passwords.flatMap(password => [password, ...password.split(delimiters)])
}

function without(output: string, passwords: readonly string[]): string {
  return [...new Set(passwords)]
    .filter(password => password.length >= shortest && password !== passwordMask)
    .reduce((shown, password) => shown.replaceAll(password, passwordMask), output)
}
