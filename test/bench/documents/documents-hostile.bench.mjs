// Whether finding the URLs of a document takes time in proportion to its size, whatever is in it:
// each shape at two sizes. Ten times the text should take about ten times as long.
import { bundleSources } from '../bundle-sources.mjs'
import { printTargets } from '../measure.mjs'

const { locateDocument } = await bundleSources(
  'documents-hostile',
  "export * from '@hreflint/documents'",
)

const sizes = [100_000, 1_000_000]
const upTo = (piece, size) => piece.repeat(Math.ceil(size / piece.length))

const shapes = {
  'all kinds of markup, unclosed': size =>
    upTo('<a href="<!--<![CDATA[<?x <!DOCTYPE "<style>url(<script><!--{{ <% srcset="a (', size),
  'unclosed declarations': size => upTo('<!DOCTYPE html PUBLIC "', size),
  'unclosed instructions': size => upTo('<?xml encoding="', size),
  'unclosed sections in svg': size => `<svg>${upTo('<![CDATA[', size)}`,
  'styles of svg': size => `<svg>${upTo('<style>a{b:url(c)}<![CDATA[', size)}`,
  'unclosed styles': size => upTo('<style>a{b:url(', size),
  'unclosed titles': size => upTo('<title></title', size),
  'conditional comments': size => upTo('<!--[if IE]><a href=b><![endif]-->', size),
  'unclosed conditional comments': size => upTo('<!--[if IE]><a href=b>', size),
  'elements in elements': size => upTo('<div>', size),
  'svg in svg': size => upTo('<svg>', size),
  'end tags that fit nothing': size =>
    `<svg><x><foreignObject><div>${upTo('<svg>', size / 2)}${upTo('</x>', size / 2)}`,
  'attributes of one name': size => `<a ${upTo('href=x ', size)}>`,
  'attributes of many names': size =>
    `<a ${Array.from({ length: size / 8 }, (_, index) => `a${index}=b`).join(' ')}>`,
  'one long value': size => `<a href="${upTo('x', size)}">`,
  'one long value, all references': size => `<a href="${upTo('&amp;', size)}">`,
  'one long name of a reference': size => `<a href="&${upTo('a', size)}">`,
  'unclosed tags': size => upTo('<a ', size),
  'unclosed quotes': size => upTo('<a href="', size),
  'unclosed comments': size => upTo('<!--', size),
  'almost closed comment': size => `<!--${upTo('-- ', size)}`,
  'unclosed scripts in a script': size => `<script>${upTo('<!--<script>', size)}`,
  'almost closed title': size => `<title>${upTo('</titl', size)}`,
  'unclosed placeholders': size => upTo('{{', size),
  'placeholders before tags': size => `${upTo('{{ <a ', size)}}}`,
  'placeholders in a srcset': size => `<img srcset="${upTo('{{ a }} 1x,', size)}">`,
  'placeholders in a list': size => `<a ping="${upTo('{{ a }} ', size)}">`,
  'candidates of a srcset': size => `<img srcset="${upTo('a ,', size)}">`,
  'unclosed descriptors': size => `<img srcset="${upTo('a (', size)}">`,
  'documents in a document': size => `<iframe srcdoc="${upTo('&lt;a href=x>', size)}">`,
  'declarations in a style': size => `<p style="${upTo('a:url(b);', size)}">`,
  'strings in a data block': size =>
    `<script type=importmap>{"imports":{${upTo('"a":"/b",', size)}}}</script>`,
  'arrays in a data block': size => `<script type=importmap>${upTo('{"a":[', size)}</script>`,
  'sources of a policy': size =>
    `<meta http-equiv=content-security-policy content="${upTo('img-src https://a ; ', size)}">`,
}

const time = text => {
  const times = []
  for (let round = 0; round < 3; round++) {
    const start = process.cpuUsage()
    locateDocument(text, 'html')
    times.push(process.cpuUsage(start).user / 1000)
  }
  return Math.min(...times)
}

printTargets(
  Object.entries(shapes).map(([what, shape]) => {
    const [small, large] = sizes.map(size => time(shape(size)))
    // What takes no time at all is not worth dividing.
    return { what, value: large / Math.max(small, 2), unit: '×', target: 20 }
  }),
)

const attributes = count => `<a ${upTo(' x=y', count * 4)} href=z>`
const [few, many] = [100_000, 1_000_000].map(count => time(attributes(count)))
// Copied, so that joining the parts of the text is not measured.
const flat = text => Buffer.from(text).toString()
const value = size => time(flat(`<a href="${'x'.repeat(size)}">`))
const deep = count => time(`${'<div>'.repeat(count)}${'<svg>'.repeat(count)}<a href=x>`)
printTargets([
  { what: 'a million attributes to 100,000', value: many / few, unit: '×', target: 20 },
  { what: 'a million attributes', value: many, unit: 'ms' },
  {
    what: 'a value of 50 M characters to one of 5 M',
    value: value(50_000_000) / Math.max(value(5_000_000), 5),
    unit: '×',
    target: 20,
  },
  { what: 'a million open elements', value: deep(500_000), unit: 'ms' },
])

const long = `<a href="${'x'.repeat(50_000_000)}">`
printTargets([{ what: 'a value of 50 M characters', value: time(long), unit: 'ms' }])
