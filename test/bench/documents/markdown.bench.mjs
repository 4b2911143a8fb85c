// How fast the URLs of Markdown are found, on the Markdown files that the installed packages bring,
// beside parsers of whole documents; and whether the time is in proportion to the length, whatever is
// in it: each shape at two sizes. Ten times the text should take about ten times as long. Give Node the
// options --min-semi-space-size=256 --max-semi-space-size=256 to see that with little garbage collection,
// which takes most of the time of a text with hundreds of thousands of brackets or lists.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Parser } from 'commonmark'
import { parse, postprocess, preprocess } from 'micromark'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmTable } from 'micromark-extension-gfm-table'
import { bundleSources } from '../bundle-sources.mjs'
import { median, printTargets, processorTime } from '../measure.mjs'
import { markdownShapes } from './markdown-shapes.mjs'

const { locateDocument } = await bundleSources('markdown', "export * from '@hreflint/documents'")

const folder = fileURLToPath(new URL('../../../node_modules/.pnpm', import.meta.url))
const extensions = [gfmAutolinkLiteral(), gfmTable(), gfmFootnote()]

const contenders = {
  hreflint: text => Array.from(locateDocument(text, 'markdown').urls),
  'commonmark.js': text => new Parser().parse(text),
  micromark: text =>
    postprocess(
      parse({ extensions })
        .document()
        .write(preprocess()(text, undefined, true)),
    ),
}

const texts = markdownFiles(5_000_000)
const size = texts.reduce((sum, text) => sum + text.length, 0)
console.log(`${texts.length} files, ${(size / 1e6).toFixed(2)} M characters`)
const rates = Object.fromEntries(
  Object.entries(contenders).map(([name, read]) => [
    name,
    rateOf(read, name === 'micromark' ? 1 : 7),
  ]),
)
printTargets([
  { what: 'hreflint', value: rates.hreflint, unit: 'MB/s', target: { atLeast: 15 } },
  { what: 'commonmark.js', value: rates['commonmark.js'], unit: 'MB/s' },
  { what: 'micromark', value: rates.micromark, unit: 'MB/s' },
  { what: 'hreflint to commonmark.js', value: rates.hreflint / rates['commonmark.js'], unit: '×' },
  { what: 'hreflint to micromark', value: rates.hreflint / rates.micromark, unit: '×' },
])

console.log()
const sizes = [50_000, 500_000]
printTargets(
  Object.entries(markdownShapes).map(([what, shape]) => {
    // Copied, so that joining the parts of the text is not measured.
    const [small, large] = sizes.map(length => leastTime(Buffer.from(shape(length)).toString()))
    // What takes no time at all is not worth dividing.
    return { what, value: large / Math.max(small, 3), unit: '×', target: 20 }
  }),
)

function rateOf(read, rounds) {
  const times = []
  for (let round = -1; round < rounds; round++) {
    const start = processorTime()
    for (const text of texts) read(text)
    if (round >= 0 || rounds === 1) times.push(processorTime() - start)
  }
  return size / 1000 / median(times)
}

function leastTime(text) {
  const times = []
  for (let round = 0; round < 3; round++) {
    const start = processorTime()
    locateDocument(text, 'markdown')
    times.push(processorTime() - start)
  }
  return Math.min(...times)
}

function markdownFiles(limit) {
  const found = []
  let length = 0
  for (const name of readdirSync(folder, { recursive: true }).sort()) {
    if (!name.toLowerCase().endsWith('.md') || length > limit) continue
    try {
      const text = readFileSync(join(folder, name), 'utf8')
      found.push(text)
      length += text.length
    } catch {
      // A folder or a broken link.
    }
  }
  return found
}
