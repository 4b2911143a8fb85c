import type { Neighbors } from '../code-syntax.ts'

/** Methods that do not change the text of a string. */
const harmless = [
  ...['as_bytes', 'as_ref', 'as_str', 'clone', 'dup', 'encode', 'freeze', 'getBytes', 'intern'],
  ...[
    'into',
    'parse',
    'strip',
    'toString',
    'to_owned',
    'to_s',
    'to_string',
    'toUri',
    'trim',
    'unwrap',
  ],
].join('|')

/** A call of any other method changes the text. */
const method = `\\??\\.\\s*(?!(?:${harmless})\\b)\\w`

/** The concatenation operators of most languages. */
export const besideOperators: Neighbors = {
  before: /(?:\+\s*|["'`][ \t]*)$/,
  after: new RegExp(`^(?:\\s*(?:\\+(?!\\+)|<<|\\\\|${method})|[ \\t]*["'\`])`),
}

/** The `+` operator, and adjacent strings on one line or several. */
export const besideStrings: Neighbors = {
  before: /[+"'\\]\s*$/,
  after: new RegExp(`^\\s*(?:[bBrRuUfF]{0,2}["']|\\+(?!\\+)|\\\\|${method})`),
}

/** In C, a name next to a string may be a macro that expands to a string. */
export const besideMacros: Neighbors = {
  before: /(?:\+|["']|\b[A-Z][A-Z\d_]+)\s*$/,
  after: new RegExp(`^\\s*(?:\\+(?!\\+)|[A-Za-z_"']|<<|${method})`),
}

/** `.` concatenates. */
export const besidePoints: Neighbors = { before: /[.+"']\s*$/, after: /^\s*[.+"']/ }

/** `||` concatenates. */
export const besideBars: Neighbors = {
  before: /(?:\|\||[+&"'])\s*$/,
  after: /^\s*(?:\|\||[+&"'])/,
}

/** In a shell, adjacent characters belong to the same word. `<name>` is a placeholder more often than two redirections. */
export const besideWords: Neighbors = {
  before: /(?<!\$\{\w+:?-)(?<=[^\s=;&|({<>!,:[])$/,
  after: /^(?:<\w[\w .-]*>|[^\s;&|)}<>,\]:])/,
}
