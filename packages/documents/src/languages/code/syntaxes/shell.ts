import type { CodeSyntax } from '../code-syntax.ts'
import { backslashEscapes, doubledEscapes, verbatim } from '../escapes.ts'
import { besideWords } from './neighbors.ts'

const variable = '\\$[A-Za-z_]\\w*'
const percentTwice = doubledEscapes('%', ' "\'$\\')

/** Shells, and the instructions of a Dockerfile: strings, and unquoted words that are URLs. */
export const shell: CodeSyntax = {
  comments: [{ open: '(?<![^\\s;&|()])#' }],
  heredoc: '(?<!<)<<-?(?!<)[ \\t]*["\'\\\\]?[A-Za-z_]\\w*["\']?',
  passed: '\\\\[\\s\\S]',
  strings: [
    {
      open: "\\$'",
      keeps: 'backslash',
      spansLines: true,
      escapes: backslashEscapes({ named: 'abefnrtv', itself: '\'\\"?', numbered: ['x', 'u', 'U'] }),
    },
    { open: "'", spansLines: true, escapes: verbatim("'") },
    {
      open: '"',
      keeps: 'backslash',
      spansLines: true,
      interpolation: '\\$\\(|\\$\\{',
      expandsNames: true,
      names: variable,
      escapes: backslashEscapes({ itself: '"\\$`', active: '$`!' }),
    },
    {
      open: '(?<![^\\s=;&|(,:-]|(?<!\\$\\{\\w+:?)-)(?:jdbc:)?[a-z][a-z\\d+.-]{1,30}://',
      expandsNames: true,
      names: variable,
      // A brace that the word does not open is the end of `${NAME:-word}`. It is matched first: looking back from
      // every character would take a square of the time.
      bareEnd: /[\s"'`;&|<>()\\]|\}(?<!\{(?!\w+:?[-=](?:jdbc:)?[a-z][a-z\d+.-]*:\/\/)[^{}\s]*\})/,
      escapes: verbatim(' "\'`;&|<>()\\$#*?[]{}!~'),
    },
  ],
  neighbors: besideWords,
}

/** Make, whose recipes are those of a shell: a word may also contain `$(NAME)`. */
export const make: CodeSyntax = {
  ...shell,
  strings: shell.strings.map(form =>
    form.bareEnd === undefined
      ? form
      : {
          ...form,
          names: `${variable}|\\$\\([^()]*\\)`,
          bareEnd: /[\s"'`;&|<>\\]|(?<!\$)\(|\)(?<!\$\([^()\s]*\))/,
        },
  ),
  neighbors: besideWords,
}

/** Units of systemd: words and quoted words. `%` begins a specifier, and is written twice. */
export const systemd: CodeSyntax = {
  comments: [{ open: '[#;](?<=^[ \\t]*.)' }],
  strings: [
    {
      open: '(?<=[\\s="\'])(?:jdbc:)?[a-z][a-z\\d+.-]{1,30}://',
      expandsNames: true,
      names: `${variable}|\\$\\{\\w+\\}|%(?![%\\dA-F])[A-Za-z]`,
      bareEnd: /[\s"']/,
      escapes: percentTwice,
    },
  ],
  neighbors: { before: /(?!)/, after: /(?!)/ },
}
