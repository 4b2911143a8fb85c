import {
  type Comparison,
  maskPasswords,
  type ParsedUrl,
  passwordMask,
  passwordSpans,
} from '@hreflint/core'

/** A parsed URL as it may be shown: without its password. */
export function maskedUrl(url: ParsedUrl): ParsedUrl {
  const { href, password } = url
  return {
    ...url,
    href: maskedText(href),
    path: maskPasswords(url.path),
    query: maskedText(url.query),
    fragment: maskedText(url.fragment),
    password: password === null || password === '' ? password : passwordMask,
  }
}

/** The same for everything in a comparison but its input, which issues have offsets in. */
export function maskedComparison(comparison: Comparison): Comparison {
  const { readings, divergences } = comparison
  return {
    ...comparison,
    readings: readings.map(reading => ({
      ...reading,
      href: maskedText(reading.href),
      url: reading.url === null ? null : maskedUrl(reading.url),
    })),
    divergences: divergences.map(divergence => ({
      ...divergence,
      sides: divergence.sides.map(side => ({ ...side, value: maskPasswords(side.value) })),
    })),
  }
}

function maskedText(text: string | null): string | null {
  return text === null ? null : maskPasswords(text)
}

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
  return passwordSpans(text, { isUrl }).map(({ start, end }) => text.slice(start, end))
}

function without(output: string, passwords: readonly string[]): string {
  return [...new Set(passwords)]
    .filter(password => password.length >= shortest && password !== passwordMask)
    .reduce((shown, password) => shown.replaceAll(password, passwordMask), output)
}
