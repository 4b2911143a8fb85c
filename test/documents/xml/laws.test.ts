import fc from 'fast-check'
import { describe } from 'vitest'
import { describeHostile, describeLaws } from '../document-laws.ts'

const piece = fc.oneof(
  fc.constantFrom(...'abz09/:?#=%&;.,-é😀\uFFFD(){}[]| \t\n>'),
  fc.constantFrom(
    '&amp;',
    '&lt;',
    '&apos;',
    '&ent;',
    '&amp',
    '&#65;',
    '&#x1F600;',
    '&#0;',
    '&#10;',
  ),
  fc.constantFrom('\r\n', '\r', '&a', 'mp;', '&#', '&', '\0'),
)

const forms: readonly ((content: string) => string)[] = [
  content => `<svg><a href="${content}" xlink:href='${content}'/></svg>`,
  content => `<urlset><url><loc>${content}</loc></url></urlset>`,
  content => `<rss><link><![CDATA[${content}]]></link><enclosure url="${content}"/></rss>`,
  content => `<?xml-stylesheet href='${content}'?><a xml:base="${content}"><b href="c"/></a>`,
  content => `<svg xmlns="http://www.w3.org/2000/svg"><a fill="url('${content}')"/></svg>`,
  content =>
    `<!DOCTYPE a [<!ENTITY ent "x|&#38;amp; y">]><a href="${content}"><b href="/&ent;"/></a>`,
  content =>
    `<svg><set attributeName="href" to="${content}"/><animate attributeName="href" values="a;${content}"/></svg>`,
  content =>
    `<h:a xmlns:h="http://www.w3.org/1999/xhtml" href="${content}" ping="${content}">${content}</h:a>`,
]

/** What only XHTML has: a document, data and styles in attributes and elements. */
const xhtmlForms: readonly ((content: string) => string)[] = [
  content => `<p><style>a { b: url("${content}") }</style></p>`,
  content => `<p style="fill: url('${content}')"><img srcset="a${content}b 2x"/></p>`,
  // A line ending would end the string of JSON.
  content =>
    `<p><script type="importmap">{"scopes": {"${content.replace(/[\r\n]|&#10;/g, '')}": {}}}</script></p>`,
]

const documents = fc
  .record({
    form: fc.constantFrom(...forms, ...xhtmlForms),
    pieces: fc.array(piece, { maxLength: 8 }),
  })
  .map(({ form, pieces }) => form(pieces.join('')))

describe.each(['xml', 'svg', 'xhtml'])('laws of URLs in %s', language => {
  describeLaws({
    language,
    runs: 1000,
    documents,
    strip: (text, { site }) =>
      site.kind === 'css' || site.kind === 'json'
        ? text
        : text.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, ''),
    // Text of nothing but white space is no URL; one that begins or ends with it is a shorter one.
    isExempt: ({ site }, expected) =>
      (site.kind === 'text' || site.attribute === 'values') && expected.trim() === '',
  })
  describeHostile(language, [
    '<',
    '</',
    '<a>',
    '</a>',
    '<a ',
    '<a x="',
    "<a x='",
    '>',
    '"',
    '=',
    '<!--',
    '<!DOCTYPE a [',
    '<!ENTITY a "b">',
    '<!ENTITY x "&x;">',
    '<!DOCTYPE x [<!ENTITY x "y">]><a href="&x;',
    '<![CDATA[',
    ']]>',
    '<?x',
    '&x;',
    '&',
    '<a xmlns:b="c">',
    '<a xml:base="b">',
    '<loc>',
    '<style>',
    'url(',
    '{{',
    '}}',
    '\0',
  ])
})
