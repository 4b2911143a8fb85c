// Whether finding the URLs of a document takes time in proportion to its size, whatever is in it:
// each shape at two sizes. Ten times the text should take about ten times as long.
import { locateDocument } from '@hreflint/documents'
import { printTargets } from './measure.mjs'

const sizes = [100_000, 1_000_000]
const upTo = (piece, size) => piece.repeat(Math.ceil(size / piece.length))

const shapes = {
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

const long = `<a href="${'x'.repeat(50_000_000)}">`
printTargets([{ what: 'a value of 50 M characters', value: time(long), unit: 'ms' }])
