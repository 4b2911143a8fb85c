/** A stream of numbers from 0 to 1, the same for each seed (mulberry32). */
export function numbersOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** What Markdown is made of. */
const pieces = [
  ...'[]()<>!`\\|*_~-+=#:.,;&"\'/@^ \t\n\r\0',
  ...[
    '](',
    '![',
    '][',
    ']:',
    '[a]',
    '[a]: b',
    '[^1]',
    '[^1]: ',
    '(<',
    '>)',
    '("',
    '")',
    '\r\n',
    '\n\n',
  ],
  ...[
    '> ',
    '>',
    '- ',
    '* ',
    '1. ',
    '2) ',
    '10. ',
    '  ',
    '    ',
    '     ',
    '\n  ',
    '\n    ',
    '\n> ',
    '\n- ',
  ],
  ...[
    '```',
    '~~~',
    '``',
    '***',
    '---',
    '===',
    '\n---\n',
    '\n===\n',
    '# ',
    ' #',
    '|-|',
    '|---|---|\n',
    ':-',
  ],
  ...[
    '<a href="',
    '">',
    '</a>',
    '<!--',
    '-->',
    '<?',
    '?>',
    '<![CDATA[',
    ']]>',
    '<!A',
    '<div>',
    '<pre>',
  ],
  ...['</pre>', '<script>', '</script>', '<b c=', "<i j='", '/>', '<p>', '<img src=x/y>', '<x-y '],
  ...[
    'http://',
    'https://a.b',
    'www.',
    'www.a.b',
    'c@d.e',
    '<http:',
    '<f@g.h>',
    'HTTP://',
    'mailto:',
    '.com',
  ],
  ...[
    '&amp;',
    '&#35;',
    '\\\\',
    '\\[',
    '\\]',
    '\\`',
    '\\|',
    '\\(',
    'é',
    '“',
    '😀',
    '\u00A0',
    '[b]: <c> "d"\n',
  ],
]

/** A document made from others by a few changes such as people, and nobody, would make. */
export function mutate(documents: readonly string[], next: () => number): string {
  const below = (limit: number): number => Math.floor(next() * limit)
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? ''
  let text = pick(documents)
  const changes = 1 + below(6)
  for (let change = 0; change < changes; change++) {
    const at = below(text.length + 1)
    const to = Math.min(text.length, at + below(12))
    switch (below(8)) {
      case 0:
      case 1:
      case 2:
        text = text.slice(0, at) + pick(pieces) + text.slice(at)
        break
      case 3:
        text = text.slice(0, at) + text.slice(to)
        break
      case 4:
        text = text.slice(0, at) + pick(pieces) + text.slice(to)
        break
      case 5:
        text = text.slice(0, to) + text.slice(at)
        break
      case 6: {
        const other = pick(documents)
        const from = below(other.length + 1)
        text = text.slice(0, at) + other.slice(from, from + below(40)) + text.slice(at)
        break
      }
      default: {
        const prefix = pick(pieces)
        text = text.replace(/^/gm, line => (next() < 0.7 ? prefix : '') + line)
      }
    }
  }
  return text.slice(0, 2000)
}
