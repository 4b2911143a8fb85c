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
