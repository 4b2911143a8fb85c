import type { CodeSyntax } from '../code-syntax.ts'
import { backslashEscapes, doubledEscapes, verbatim } from '../escapes.ts'
import { besideOperators } from './neighbors.ts'
import { blockAndLine, character } from './shared-forms.ts'

const escapeOptions = { named: 'abefnrtv0', itself: '"\\\'', numbered: ['u', 'U'] } as const
const expressions = { interpolation: '\\{', kept: '\\{\\{' }

/** C#: plain, verbatim, raw and interpolated strings. */
export const csharp: CodeSyntax = {
  comments: blockAndLine,
  passed: `${character}|^[ \\t]*#(?:region|error|warning|pragma|line)\\b[^\\n]*`,
  strings: [
    {
      open: '(?<!\\$)\\$*"""+',
      closing: open => open.replaceAll('$', ''),
      escapes: verbatim('"{}\r\n'),
    },
    {
      open: '(?:\\$@|@\\$)"',
      keeps: 'doubled',
      spansLines: true,
      ...expressions,
      escapes: doubledEscapes('"', '{}'),
    },
    { open: '@"', keeps: 'doubled', spansLines: true, escapes: doubledEscapes('"') },
    {
      open: '\\$"',
      keeps: 'backslash',
      ...expressions,
      escapes: backslashEscapes({ ...escapeOptions, active: '{}' }),
    },
    { open: '"', keeps: 'backslash', escapes: backslashEscapes(escapeOptions) },
  ],
  neighbors: besideOperators,
  tests:
    /^[ \t]*(?:using[ \t]+(?:NUnit|Xunit|Microsoft\.VisualStudio\.TestTools)\b|\[(?:Test|Fact|Theory|TestMethod|TestClass|TestFixture)\b)/m,
}
