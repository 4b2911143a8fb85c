import type { Span } from '../span.ts'

/** Names of parameters, properties and variables whose values are secret. */
export const secretName =
  /passw|passphrase|pwd|secret|credential|(?:api|access|account|auth|private|signing|subscription)[_-]?key|(?:^|[_-])(?:pass|pw|sig|jwt)$|token$|(?:^|-)signature$/i

const parameter = /(?<=[?&;,#=])((?:[\w.[\]-]|%5[BD]){1,60})(?:=|%3D|:)/gi

/** Brackets of a name, which are where the parts of other names have a hyphen: `user[password]`. */
const bracket = /(?:[[\]]|%5[BD])+(.)?/gi

const afterSemicolon = /;[\w. -]+=|$/g
const afterAmpersand = /&(?:amp;)?[\w.[\]%-]+=|$/g

/**
 * Returns the values of parameters and properties whose names say that they are secret. A value ends before the
 * next parameter that is separated as it is itself.
 *
 * @param endOf Returns where the URL of a parameter ends, whose value starts at an offset.
 */
export function parameterSecrets(
  text: string,
  endOf: (start: number) => number = () => text.length,
): readonly Span[] {
  const spans: Span[] = []
  for (const { index, 0: all, 1: name = '' } of text.matchAll(parameter)) {
    const start = index + all.length
    if (start < (spans.at(-1)?.end ?? 0) || !secretName.test(withHyphens(name))) continue
    const next = text.charAt(index - 1) === ';' ? afterSemicolon : afterAmpersand
    next.lastIndex = start
    const end = Math.min(endOf(start), next.exec(text)?.index ?? text.length)
    if (end > start) spans.push({ start, end })
  }
  return spans
}

function withHyphens(name: string): string {
  return name.replace(bracket, (_, next: string | undefined) =>
    next === undefined ? '' : `-${next}`,
  )
}
