import type { Neighbors } from '../code-syntax.ts'

/** Methods that leave a string what it is. */
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

/** A call of any other method makes another text of it. */
const method = `\\??\\.\\s*(?!(?:${harmless})\\b)\\w`

/** Operators that join, as most languages have them. */
export const besideOperators: Neighbors = {
  before: /(?:\+\s*|["'`][ \t]*)$/,
  after: new RegExp(`^(?:\\s*(?:\\+(?!\\+)|<<|\\\\|${method})|[ \\t]*["'\`])`),
}

/** The same, and strings side by side in one line or several. */
export const besideStrings: Neighbors = {
  before: /[+"'\\]\s*$/,
  after: new RegExp(`^\\s*(?:[bBrRuUfF]{0,2}["']|\\+(?!\\+)|\\\\|${method})`),
}

/** In C a name beside a string can be a macro that is one. */
export const besideMacros: Neighbors = {
  before: /(?:\+|["']|\b[A-Z][A-Z\d_]+)\s*$/,
  after: new RegExp(`^\\s*(?:\\+(?!\\+)|[A-Za-z_"']|<<|${method})`),
}

/** A point joins. */
export const besidePoints: Neighbors = { before: /[.+"']\s*$/, after: /^\s*[.+"']/ }

/** Two bars join. */
export const besideBars: Neighbors = {
  before: /(?:\|\||[+&"'])\s*$/,
  after: /^\s*(?:\|\||[+&"'])/,
}

/** What touches a word of a shell belongs to it. */
export const besideWords: Neighbors = {
  before: /[^\s=;&|({<>!,:[]$/,
  after: /^[^\s;&|)}<>,\]:]/,
}
