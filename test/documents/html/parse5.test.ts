import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differentReadings, oddities } from './oddities.ts'
import { type Compared, differences, seenByHreflint, seenByParse5 } from './parse5-attributes.ts'

/** `xml:base` is taken for a URL on every element: with it, any tag can be seen. */
const isCompared: Compared = (element, attribute) =>
  attribute === 'xml:base' || (element === 'a' && attribute === 'href')

function expectAgreement(html: string): void {
  expect(differences(seenByHreflint(html, isCompared), seenByParse5(html, isCompared))).toEqual([])
}

describe('attributes are found where parse5 finds them', () => {
  for (const [title, htmls] of Object.entries(oddities)) {
    it.each(htmls)(`${title}: %j`, html => expectAgreement(html))
  }

  it('in any sequence of pieces of tags', () => {
    const piece = fc.constantFrom(
      ...[
        '<a',
        '<a href=',
        ' href="',
        " xml:base='",
        '<p xml:base=',
        '</a',
        '</',
        '<',
        '>',
        '/>',
        '/',
      ],
      ...[
        '"',
        "'",
        '=',
        ' ',
        '\n',
        '\r\n',
        '\0',
        'x',
        '&amp;',
        '&copy',
        '&#65',
        ';',
        'é',
        '-',
        '!',
      ],
      ...['<!--', '-->', '--!>', '--', '<!', '<?', ']]>', '<!doctype a', '<![CDATA['],
      ...['<b href=y xml:base=z>', '<A HREF=q>', '</p>', '<br/>'],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), pieces => expectAgreement(pieces.join(''))),
      { numRuns: 3000 },
    )
  })

  it('in any sequence of raw text elements', () => {
    const piece = fc.constantFrom(
      ...[
        '<script>',
        '</script>',
        '<script',
        '</script ',
        '</SCRIPT>',
        '<!--',
        '-->',
        '<!-->',
        '--',
        '>',
      ],
      ...[
        '<title>',
        '</title>',
        '</title',
        '<style>',
        '</style>',
        '<textarea>',
        '</textarea>',
        'x',
        '<',
      ],
      ...['<a href=x>', '<iframe xml:base=y>', '</iframe>', '<xmp>', '</xmp>', '/', ' '],
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), pieces => expectAgreement(pieces.join(''))),
      { numRuns: 3000 },
    )
  })

  it('in any foreign content that is well nested', () => {
    const leaf = fc.constantFrom(
      '<a href=x></a>',
      '<![CDATA[<a href=y>]]>',
      'x',
      '<!-- -->',
      '<g xml:base=z />',
    )
    const { content } = fc.letrec<{ content: string }>(tie => ({
      content: fc
        .array(
          fc.oneof(
            { depthSize: 'small', withCrossShrink: true },
            leaf,
            fc
              .tuple(
                fc.constantFrom(
                  ...[
                    'svg',
                    'math',
                    'g',
                    'foreignObject',
                    'desc',
                    'title',
                    'style',
                    'mi',
                    'mtext',
                    'div',
                  ],
                  ...[
                    'annotation-xml',
                    'annotation-xml encoding=text/html',
                    'mglyph',
                    'font',
                    'font size=1',
                  ],
                ),
                tie('content'),
              )
              .map(([tag, inner]) => `<${tag}>${inner}</${tag.split(' ')[0]}>`),
          ),
          { maxLength: 3 },
        )
        .map(parts => parts.join('')),
    }))
    fc.assert(
      fc.property(content, inner => expectAgreement(`<body>${inner}<a href=end>`)),
      { numRuns: 3000 },
    )
  })
})

describe('foreign content that is not closed as it was opened', () => {
  const around = (...names: string[]) => names.flatMap(name => [`<${name}>`, `</${name}>`])
  const piece = fc.constantFrom(
    ...around('div', 'p', 'b', 'i', 'a', 'span', 'ul', 'li', 'h1', 'h2', 'x', 'button', 'form'),
    ...around('dl', 'dd', 'dt', 'object', 'template', 'section', 'nobr', 'em', 'address', 'pre'),
    ...around('svg', 'svg', 'math', 'g', 'desc', 'mi', 'foreignObject'),
    ...['<svg>', '<svg>', '</b>', '</div>', '</span>', '<br>', '</br>', '<hr>', 'x'],
    ...['<style><a href=x></style>', '<title><a href=y></title>', '<![CDATA[<a href=z>]]>'],
  )
  const tables = around('table', 'tr', 'td', 'th', 'tbody', 'caption', 'div', 'svg', 'b', 'p')
  const inTable = fc.constantFrom(
    ...tables,
    '<svg>',
    '<table>',
    '<td>',
    '<style><a href=x></style>',
  )
  const documents = (pieces: fc.Arbitrary<string>) =>
    fc.array(pieces, { maxLength: 14 }).map(parts => `<!doctype html>${parts.join('')}<a href=end>`)

  it.each([
    ['in any sequence of tags', documents(piece)],
    ['in any table', documents(inTable)],
  ])('%s', (_, htmls) => {
    fc.assert(fc.property(htmls, expectAgreement), { numRuns: 5000 })
  })
})

describe('attributes are found elsewhere than parse5 finds them, for the reason that is given', () => {
  for (const [title, htmls] of Object.entries(differentReadings)) {
    it.each(htmls)(`${title}: %j`, html => {
      const [ours, theirs] = [seenByHreflint(html, isCompared), seenByParse5(html, isCompared)]
      expect(differences(ours, theirs)).not.toEqual([])
    })
  }
})
