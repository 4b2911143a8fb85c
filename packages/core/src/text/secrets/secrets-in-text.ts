import { joinedSpans, type Span } from '../span.ts'
import { MaskedText } from './masked-text.ts'
import { parameterSecrets, secretName } from './parameter-secrets.ts'
import { pathSecrets } from './path-secrets.ts'
import { mayHaveSecret } from './secret-spans.ts'
import type { ShownText } from './shown-text.ts'
import { longest, type Reach, userinfoSecrets } from './userinfo-secrets.ts'

/** Returns any text, such as a message or a line of a document, with the secrets in it hidden. */
export function hideInText(text: string): ShownText {
  return new MaskedText(text, secretsInText(text)).toString()
}

/** Finds the secrets of all URLs in a text, and of variables whose names say that they are secret. */
export function secretsInText(text: string): readonly Span[] {
  if (!mayHaveSecret(text)) return []
  const parameters = parameterSecrets(text, start => urlEnd(text, start))
  return joinedSpans([
    ...userinfoSecrets(text, reachFrom),
    ...parameters,
    ...variableSecrets(text),
    ...pathSecrets(text),
  ])
}

/**
 * Returns how much of a line belongs to a URL in it: up to the quote that it starts with, or up to a blank. A
 * quote in the middle of a word is part of a password.
 */
function reachFrom(text: string, start: number): Reach {
  const line = restOfLine(text, start)
  const quoted = quoteEnd(text, start, line)
  const userName = quoted === undefined ? userNameInText : userNameInQuotes
  const end = quoted ?? wordEnd(line, userName.exec(line)?.[0].length ?? 0)
  return end === -1
    ? { text: line, run: line.length, hasBlanks: true, userName }
    : { text: line, run: end, hasBlanks: /["'`<>]/.test(line.charAt(end)), userName }
}

/** Returns where a word ends that may be a password, or -1. */
function wordEnd(line: string, from: number): number {
  const length = line.slice(from).search(/[\s"'`<>](?!\S*@)/)
  return length === -1 ? -1 : from + length
}

/** The user name of a URL and its colon. Blanks are part of placeholders only: `{{ user }}`, `<%= user %>`. */
const userNameInText =
  /^(?:[^\\/?#:\s"`<>{]|\{\{[^{}]*\}\}|\{(?!\{[^{}]*\}\})|<%[^%]*%>|(?<=\w)(?:\\\\|\\(?![nrtu]))(?=\w))*:/

/** The same in a URL that begins a string. */
const userNameInQuotes = /^(?:[^\\/?#:"`<>]|<%[^%]*%>|(?<=\w)(?:\\\\|\\(?![nrtu]))(?=\w))*:/

/** Returns where a URL ends that has a parameter with a value at an offset. */
function urlEnd(text: string, start: number): number {
  const line = restOfLine(text, start)
  const before = text.slice(Math.max(0, start - longestName), start)
  const slashes = before.lastIndexOf('//')
  // `jdbc:h2:…;PASSWORD=a b` and strings without a scheme can have blanks before the parameter, and in it.
  if (slashes === -1 && /;[\w .-]{1,60}=$/.test(before)) return start + stringEnd(line)
  const from = slashes === -1 ? start : start - before.length + slashes
  const end = quoteEnd(text, from, line) ?? (isAssigned(text, from) ? -1 : line.search(/\s/))
  return start + (end === -1 ? line.length : end)
}

/** Returns where a string ends that has begun somewhere before a line. */
function stringEnd(line: string): number {
  const end = line.search(/(?<!\\)["'`](?=[\s,;:)}\]>+./]|$)/)
  return end === -1 ? line.length : end
}

/** Returns where the quotes end that a URL is in. Undefined if it is in none. */
function quoteEnd(text: string, start: number, rest: string): number | undefined {
  const before = text.slice(Math.max(0, start - 60), start)
  const quote = /(["'`<])[^\s"'`<]*$/.exec(before)?.[1]
  if (quote === undefined) return undefined
  const close = quote === '<' ? '>' : quote
  return rest.search(new RegExp(String.raw`(?<!\\)${close}(?=[\s,;:)}\]>+./]|$)`))
}

/** How far before the value of a parameter its URL is looked for. */
const longestName = 500

/** Whether a URL is all that follows the name in a line, such as that of an `.env` file. */
function isAssigned(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - 160), start)
  return /(?:^|[\r\n])[^\S\r\n]*(?:-\s+|export\s+)?[\w.-]+\s*[=:]\s*[\w+.:-]*$/.test(before)
}

function restOfLine(text: string, start: number): string {
  const rest = text.slice(start, start + longest)
  const end = rest.search(/[\r\n]/)
  return end === -1 ? rest : rest.slice(0, end)
}

const variable = /(?<=^|[\s"'])([\w.:-]{1,60})=/gm

function variableSecrets(text: string): readonly Span[] {
  const spans: Span[] = []
  for (const { index, 0: all, 1: name = '' } of text.matchAll(variable)) {
    const start = index + all.length
    if (!secretName.test(name)) continue
    spans.push({ start, end: start + valueLength(text, start) })
  }
  return spans
}

function valueLength(text: string, start: number): number {
  const line = restOfLine(text, start)
  const close = /^["']/.test(line) ? line.indexOf(line.charAt(0), 1) : -1
  if (close !== -1) return close + 1
  const end = isAssigned(text, start) ? -1 : line.search(/[&;](?:amp;)?[\w.-]+=|[\s"'<>`]/)
  return end === -1 ? line.length : end
}
