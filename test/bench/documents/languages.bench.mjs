// How fast the URLs of CSS and XML are found, against the bare tokenizer of each (= 1), on
// the files of these languages that the installed packages bring; and how time grows with size.
// Run with: node test/bench/documents/languages.bench.mjs

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { Tokenizer } from 'htmlparser2'
import { median, processorTime } from '../measure.mjs'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const bundle = join(root, 'packages/core/node_modules/.cache/languages-bench.mjs')

// The sources as they are now, and the tokenizers that they use.
await build({
  stdin: {
    contents: `
      export * from '@hreflint/documents'
      export * from '@csstools/css-tokenizer'`,
    resolveDir: join(root, 'packages/documents/src'),
  },
  outfile: bundle,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'es2023',
  conditions: ['hreflint-source'],
  mainFields: ['module', 'main'],
  external: ['tr46', '@exodus/bytes'],
  logLevel: 'error',
})
const library = await import(bundle)
const { locateDocument, tokenizer } = library

const silent = Object.fromEntries(
  'attribdata attribentity attribend attribname cdata closetag comment declaration end opentagend opentagname processinginstruction selfclosingtag text textentity'
    .split(' ')
    .map(name => [`on${name}`, () => {}]),
)

const bare = {
  css: text => {
    const tokens = tokenizer({ css: text })
    while (!tokens.endOfFile()) tokens.nextToken()
  },
  svg: text => {
    const tokens = new Tokenizer({ xmlMode: true, decodeEntities: true }, silent)
    tokens.write(text)
    tokens.end()
  },
}

const sitemap = `<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${Array.from(
  { length: 5000 },
  (_, index) =>
    `<url><loc>https://example.com/page-${index}?a=1&amp;b=2</loc><lastmod>2026-11-21</lastmod></url>`,
).join('\n')}\n</urlset>`

const endings = { css: '.css', svg: '.svg' }
const rounds = Number(process.env.ROUNDS ?? 5)
for (const [language, ending] of Object.entries(endings)) {
  measure(language, language, filesOf(ending, 2_000_000))
}
measure('xml', 'svg', [sitemap])

console.log('\ntime of ten times the text; 10 is linear')
const shapes = {
  css: ['url(', 'a{b:url(c)}', '/*', '"', 'image-set(', '\\'],
  xml: ['<a ', '<a x="', '<a>', '<!DOCTYPE a [', '&x;', '<a xmlns:b="c">'],
}
for (const [language, pieces] of Object.entries(shapes)) {
  for (const piece of pieces) {
    const [short, long] = [100_000, 1_000_000].map(size => {
      const text = piece.repeat(size / piece.length)
      return timeOf(() => locateDocument(text, language))
    })
    const growth = (long / Math.max(short, 0.1)).toFixed(1)
    console.log(`  ${language.padEnd(9)} ${JSON.stringify(piece).padEnd(18)} ${growth.padStart(6)}`)
  }
}

function measure(language, tokenizerName, texts) {
  const size = texts.reduce((sum, text) => sum + text.length, 0)
  console.log(`\n${language}: ${texts.length} files, ${(size / 1e6).toFixed(2)} M characters`)
  const contenders = {
    'bare tokenizer': bare[tokenizerName],
    'hreflint: locate': text => locateDocument(text, language),
  }
  const times = new Map(Object.keys(contenders).map(name => [name, []]))
  for (let round = -1; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const time = timeOf(() => texts.forEach(text => void run(text)))
      if (round >= 0) times.get(name).push(time)
    }
  }
  const one = median(times.get('bare tokenizer'))
  for (const [name, list] of times) {
    const time = median(list)
    const rate = (size / 1e3 / time).toFixed(2).padStart(7)
    console.log(
      `  ${name.padEnd(18)} ${(time / one).toFixed(2).padStart(6)} × ${rate} M characters/s`,
    )
  }
}

function timeOf(run) {
  const start = processorTime()
  run()
  return processorTime() - start
}

/** Texts of files with an ending among the installed packages, up to a total of characters. */
function filesOf(ending, limit) {
  const folder = join(root, 'node_modules/.pnpm')
  const texts = []
  let size = 0
  for (const name of readdirSync(folder, { recursive: true }).sort()) {
    if (!name.toLowerCase().endsWith(ending) || size > limit) continue
    try {
      const text = readFileSync(join(folder, name), 'utf8')
      texts.push(text)
      size += text.length
    } catch {
      // A folder or a broken link.
    }
  }
  return texts
}
