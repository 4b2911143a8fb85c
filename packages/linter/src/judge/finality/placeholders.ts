import type { Span } from '@hreflint/core'
import { connectionSpecOf } from '@hreflint/core/internal'

/** Names of elements: `<b>` is markup that was left in a URL, not a placeholder. */
const element =
  'a|b|br|code|del|div|em|font|h[1-6]|hr|i|img|ins|li|nobr|ol|p|pre|s|small|span|strong|sub|sup|td|th|tr|tt|u|ul|wbr'

const kinds = [
  // `{id}`, `${id}`, `#{id}`, `%{id}`, `{{ id }}`, `{`…`}` with one level of braces, but no JSON.
  String.raw`[$#@%]?\{(?!\s*["'[])(?:[^{}"\n]|"[^"{}\n]*"|\{[^{}\n]*\})*\}`,
  // `[[id]]`
  String.raw`\[\[[^[\]\n]+\]\]`,
  // What may be left out: `host[:port]`, `[user@]host`, `/name[?options]`
  String.raw`(?<=[\w.-])\[[:/?][A-Za-z\d][\w.=&-]*\]|\[[A-Za-z][\w-]*@\]`,
  // `<host>`, `<the name>`
  String.raw`<(?!(?:${element})>)[\p{L}_][\p{L}\p{N}_. -]*>`,
  // `%s`, `%1$s`, `%(name)s`
  String.raw`%(?:\d+\$)?[sdvqfiu@](?![\p{L}\p{N}])`,
  String.raw`%\(\w+\)[sdif]`,
  // `__HOST__`
  String.raw`__[A-Z](?:_?[A-Z\d])*__`,
  // `%PUBLIC_URL%`, but no escapes: `%C3%A4`
  String.raw`%(?![\dA-F]{2}[\dA-Z]*%)[A-Z]\w*_\w*%(?![\dA-Fa-f]{2})`,
  // `%%REPO%%`, `%%GITHUB-REPO%%`
  String.raw`%%[A-Z][A-Z\d_-]*%%`,
  // `${site.url`, `{{ url`, `{{%`: the rest is not in the value.
  String.raw`(?:\$\{|\{\{[%<]?|\{% |<%[= ])[^{}<>%\n]*$`,
  // `$HOST`
  String.raw`(?<=^|[/:@=?&.,-])\$[A-Z_][A-Z\d_]*(?![a-z])`,
]

const placeholder = new RegExp(kinds.join('|'), 'gu')
const mayContain = /[{[<%$]|__/

/** A port that stands for any: `http://localhost:PORT/`, `redis://*:*`. */
const port =
  /^[A-Za-z][A-Za-z\d+.-]*:\/\/(?:[^/?#@]*@)?[^/?#@:]*:((?:[A-Z\d_]*PORT[A-Z\d_]*|[xX]{2,5}|[nN]{2,5}|\*)(?=[/?#;]|$))/

/** A name between number signs, which a script replaces: `#native_link#`. */
const betweenSigns = /^#[A-Za-z]+(?:_[A-Za-z]+)+#$/

/** What is in these URLs is text or a program of its own. */
const isText = /^[\0- ]*(?:data|javascript):/i

/** A host that only begins or only takes its place: `https://www.`, `http://_`, `https://???.example.com`. */
const standIn = /^[a-z][a-z\d+.-]*:\/\/((?:_|www\.)(?=\/?$)|\?{2,}(?=\.|[:/]|$)|\*{3,}(?=[.:/]|$))/i

/**
 * Finds the parts of a URL that a program or a person replaces before it is used, in whatever
 * template language. In a connection string only the port, because a password can look like the others.
 * Takes linear time.
 */
export function findPlaceholders(text: string): readonly Span[] {
  const found: Span[] = []
  if (isText.test(text)) return found
  if (mayContain.test(text) && connectionSpecOf(text) === null) {
    for (const { 0: whole, index } of text.matchAll(placeholder)) {
      found.push({ start: index, end: index + whole.length })
    }
  }
  if (betweenSigns.test(text)) return [{ start: 0, end: text.length }]
  const { 1: word = '', 0: head = '' } = standIn.exec(text) ?? port.exec(text) ?? []
  if (word === '') return found
  const span = { start: head.length - word.length, end: head.length }
  return [...found, span].toSorted((a, b) => a.start - b.start)
}
