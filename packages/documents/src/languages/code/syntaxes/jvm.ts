import type { CodeSyntax, StringForm } from '../code-syntax.ts'
import { backslashEscapes, verbatim } from '../escapes.ts'
import { besideOperators } from './neighbors.ts'
import { blockAndLine, character, nestingAndLine } from './shared-forms.ts'

/** Java: strings, text blocks, characters. */
export const java: CodeSyntax = {
  comments: blockAndLine,
  passed: character,
  strings: [
    { open: '"""', close: '"""', spansLines: true, ...javaString() },
    { open: '"', ...javaString() },
  ],
  neighbors: besideOperators,
  tests:
    /^import[ \t]+(?:static[ \t]+)?(?:org\.(?:junit|testng|assertj|hamcrest|mockito)|junit)\b|^[ \t]*@Test\b/m,
}

function javaString(): Pick<StringForm, 'keeps' | 'escapes'> {
  const escapes = backslashEscapes({ named: 'bfnrst', itself: '"\\\'', numbered: ['u'] })
  return { keeps: 'backslash', escapes }
}

const variable = '\\$(?:[A-Za-z_]\\w*|`[^`\\n]+`)'

/** Kotlin: strings with expressions, raw strings in triple quotes, nested comments. */
export const kotlin: CodeSyntax = {
  comments: nestingAndLine,
  passed: character,
  strings: [
    {
      open: '"""',
      close: '"""',
      spansLines: true,
      interpolation: '\\$\\{',
      names: variable,
      escapes: verbatim('"$'),
    },
    {
      open: '"',
      keeps: 'backslash',
      interpolation: '\\$\\{',
      names: variable,
      escapes: backslashEscapes({
        named: 'bnrt',
        itself: '"\\\'$',
        numbered: ['u'],
        active: '$',
      }),
    },
  ],
  neighbors: besideOperators,
  tests: /^import[ \t]+(?:org\.junit|kotlin\.test|io\.kotest|io\.mockk)\b|^[ \t]*@Test\b/m,
}

/** Scala: plain strings, strings with expressions, raw strings in triple quotes. */
export const scala: CodeSyntax = {
  comments: nestingAndLine,
  passed: character,
  strings: ['"""', '"'].flatMap(close => {
    const raw = close.length === 3
    const form = { close, ...(raw ? { spansLines: true as const } : {}) }
    const expressions = { interpolation: '\\$\\{', names: '\\$[A-Za-z_]\\w*', kept: '\\$\\$' }
    return [
      {
        open: `(?<!\\w)(?:s|f|raw)${close}`,
        ...form,
        ...expressions,
        ...(raw
          ? { escapes: verbatim('"$') }
          : {
              keeps: 'backslash' as const,
              escapes: backslashEscapes({
                named: 'bfnrt',
                itself: '"\\\'',
                numbered: ['u'],
                active: '$',
              }),
            }),
      },
      { open: close, ...form, ...(raw ? { escapes: verbatim('"') } : javaString()) },
    ]
  }),
  neighbors: besideOperators,
  tests:
    /^import[ \t]+(?:org\.(?:scalatest|specs2|junit)|munit|zio\.test)\b|\bextends[ \t]+\w*(?:Spec|Suite)\b/m,
}

/** Groovy, and with it Gradle and Jenkins: strings in single, double and triple quotes. */
export const groovy: CodeSyntax = {
  comments: blockAndLine,
  strings: ['"""', "'''", '"', "'"].map(close => {
    const isPlain = close.startsWith("'")
    return {
      open: close,
      close,
      keeps: 'backslash' as const,
      ...(close.length === 3 ? { spansLines: true as const } : {}),
      ...(isPlain ? {} : { interpolation: '\\$\\{', names: '\\$[A-Za-z_]\\w*' }),
      escapes: backslashEscapes({
        named: 'bfnrst',
        itself: isPlain ? '\'\\"' : '"\\\'$',
        numbered: ['u'],
        ...(isPlain ? {} : { active: '$' }),
      }),
    }
  }),
  neighbors: besideOperators,
  tests: /^import[ \t]+(?:spock|org\.junit|org\.testng)\b|\bextends[ \t]+Specification\b/m,
}
