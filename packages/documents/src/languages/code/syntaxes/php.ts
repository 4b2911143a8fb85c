import type { CodeSyntax } from '../code-syntax.ts'
import { backslashEscapes } from '../escapes.ts'
import { besidePoints } from './neighbors.ts'

const open = /<\?(?:php|=)/i

/** PHP code, between the tags of a page. */
export const php: CodeSyntax = {
  comments: [
    { open: '#(?!\\[)', until: '?>' },
    { open: '//', until: '?>' },
    { open: '/\\*', close: '*/' },
  ],
  heredoc: '<<<[ \\t]*["\']?[A-Za-z_]\\w*["\']?',
  passed: '\\?>[\\s\\S]*?(?:<\\?(?:php|=)|$(?![\\s\\S]))',
  strings: [
    {
      open: '"',
      keeps: 'backslash',
      spansLines: true,
      interpolation: '\\{(?=\\$)|\\$\\{',
      names: '\\$[A-Za-z_]\\w*(?:->[A-Za-z_]\\w*|\\[[^\\]\\s]*\\])?',
      escapes: backslashEscapes({
        named: 'efnrtv',
        itself: '"\\$',
        numbered: ['x', 'u{'],
        active: '$',
      }),
    },
    {
      open: "'",
      keeps: 'backslash',
      spansLines: true,
      escapes: backslashEscapes({ itself: "'\\" }),
    },
  ],
  start: text => {
    const found = open.exec(text)
    return found === null ? text.length : found.index + found[0].length
  },
  neighbors: besidePoints,
  tests: /\bextends\s+\\?[\w\\]*TestCase\b|\bPHPUnit\\|#\[(?:Test|DataProvider)\b/,
}
