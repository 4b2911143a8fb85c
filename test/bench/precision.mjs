// What is found on real pages, counted by code: the figures of docs/guide/precision.md.
//
//   node test/bench/precision.mjs                          Debian's documentation packages
//   node test/bench/precision.mjs --languages css,svg --samples 20 folder …
//                                                          files below folders, with findings shown
//
// Each file is decoded as it declares, and linted by itself, in the language of its name, with the
// default configuration.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundleSources } from './bundle-sources.mjs'
import { debianCache, htmlOf } from './documents/debian-html.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    samples: { type: 'string', default: '0' },
    languages: { type: 'string', default: '' },
  },
})
const wanted = Number(values.samples)
const only = values.languages === '' ? null : new Set(values.languages.split(','))
const { defaultConfig, encodingOfBytes, languageOf, lintDocument, locateUrls } =
  await bundleSources(
    'precision',
    "export * from '@hreflint/documents'; export * from '../../linter/src/index.ts'",
  )

const debian =
  'python3.11-doc apache2-doc sqlite3-doc git-doc nodejs-doc libboost1.74-doc rust-doc'.split(' ')
/** By code: how many, and the first different ones. */
const codes = new Map()
/** By package or language. */
const totals = new Map()

if (positionals.length === 0) {
  for (const name of debian) {
    for (const { path } of htmlOf(name) ?? []) count(name, debianCache + path, 'html')
  }
} else {
  for (const folder of positionals) {
    for (const path of filesBelow(folder)) {
      const language = languageOf(path)
      if (language === null || only?.has(language) === false) continue
      count(language, path, language)
    }
  }
}

console.log('| of | files | characters | URLs | findings |\n| --- | ---: | ---: | ---: | ---: |')
for (const [name, { files, size, urls, findings }] of totals) {
  console.log(`| ${name} | ${files} | ${(size / 1e6).toFixed(1)} M | ${urls} | ${findings} |`)
}
console.log('\n| code | of | findings |\n| --- | --- | ---: |')
for (const [key, { number, samples }] of [...codes].sort((a, b) => b[1].number - a[1].number)) {
  const [code, name] = key.split('\t')
  console.log(`| ${code} | ${name} | ${number} |`)
  for (const [sample, path] of samples) console.log(`    ${sample}\n      ${path}`)
}

function count(name, path, language) {
  const bytes = readFileSync(path)
  const text = new TextDecoder(encodingOfBytes(bytes, language), { ignoreBOM: true }).decode(bytes)
  const findings = lintDocument(text, language, defaultConfig)
  const total = totals.get(name) ?? { files: 0, size: 0, urls: 0, findings: 0 }
  totals.set(name, total)
  total.files++
  total.size += text.length
  total.urls += locateUrls(text, language).length
  total.findings += findings.length
  for (const { code, span, url } of findings) {
    const key = `${code}\t${name}`
    const entry = codes.get(key) ?? { number: 0, samples: new Map() }
    codes.set(key, entry)
    entry.number++
    if (entry.samples.size >= wanted) continue
    const around = text.slice(Math.max(0, span.start - 60), span.end + 30).replace(/\s+/g, ' ')
    const shown = `${JSON.stringify(text.slice(span.start, span.end).slice(0, 40))} in …${around}… (${url?.slice(0, 100)})`
    if (!entry.samples.has(shown)) entry.samples.set(shown, path)
  }
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .sort()
}
