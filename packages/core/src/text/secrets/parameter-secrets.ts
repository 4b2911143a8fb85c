import type { Span } from '../span.ts'

/** Names of parameters, properties and variables whose values are secret. */
export const secretName =
  /pas+o?w|ps+wo?r?d|passphrase|pwd|secret|credential|authorization$|sess(?:ion)?[_-]?id$|(?:api|access|account|auth|private|signing|subscription)[_-]?key|(?:^|[_-]|admin|auth|db|root|user)pass$|(?:^|[_-])(?:pw|sig|sas|jwt|bearer)$|token$|(?:^|-)signature$/i

/** A parameter after its separator, which can be percent-encoded: an ODBC string in a query, a URL in that of another. */
const parameter =
  /(?<=[?&;,#=(]|%(?:25)*(?:3[BF]|26))((?:[\w.[\]-]|%(?:25)*(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5[BDF])){1,60})(?:=|%(?:25)*3D|:)/gi

/** A property of an object as JSON, whose quotes and colon can be percent-encoded. */
const property =
  /(["']|%(?:25)*2[27])([\w.-]{1,60})\1(?:\s|%(?:25)*20|\+)*(?::|%(?:25)*3A)(?:\s|%(?:25)*20|\+)*\1/gi

const encoded = /%(?:25)*([2-7][\dA-F])/gi

/** Brackets of a name, which are where the parts of other names have a hyphen: `user[password]`. */
const bracket = /[[\]]+(.)?/g

const afterSemicolon = /;[\w. -]+=|$/g
const afterAmpersand = /&(?:amp;)?[\w.[\]%-]+=|$/g
const afterEncoded = /%(?:25)*(?:3B|26)[\w. +[\]-]+%(?:25)*3D|&(?:amp;)?[\w.[\]%-]+=|$/gi
/** A session has letters and digits only, and is often followed by a query: `/a;jsessionid=1?b=c`. */
const session = /sess(?:ion)?[_-]?id$/i
const afterSession = /[?#&;%]|$/g
const afterParenthesis = /\)(?=[(/,?\s]|$)|$/g

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
    const next = session.test(name) ? afterSession : endAfter(text.charAt(index - 1))
    next.lastIndex = start
    const end = Math.min(endOf(start), next.exec(text)?.index ?? text.length)
    if (end > start) spans.push({ start, end })
  }
  return spans
}

/** Returns the values of properties of JSON in a URL whose names say that they are secret. */
export function propertySecrets(url: string): readonly Span[] {
  return Array.from(url.matchAll(property), ({ index, 0: all, 1: quote = '', 2: name = '' }) => {
    const start = index + all.length
    const close = url.indexOf(quote, start)
    return secretName.test(name) ? [{ start, end: close === -1 ? url.length : close }] : []
  }).flat()
}

/** Returns what ends the value of a parameter that is separated by a character. */
function endAfter(separator: string): RegExp {
  if (separator === ';') return afterSemicolon
  if (separator === '(') return afterParenthesis
  return /[\dBF]/i.test(separator) ? afterEncoded : afterAmpersand
}

function withHyphens(name: string): string {
  const decoded = name.replace(encoded, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  )
  return decoded.replace(bracket, (_, next: string | undefined) =>
    next === undefined ? '' : `-${next}`,
  )
}
