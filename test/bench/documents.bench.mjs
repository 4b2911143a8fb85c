// How fast the URLs of HTML are found and checked, against a bare tokenizer (= 1) and other tools.
// Run with: node test/bench/documents.bench.mjs

import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { HtmlValidate } from 'html-validate'
import htmlhint from 'htmlhint'
import { Tokenizer } from 'htmlparser2'
import { parse as parse5 } from 'parse5'
import { debianCache, htmlOf } from './debian-html.mjs'

// The sources as they are now, bundled, beside the packages that core loads by itself.
const bundle = fileURLToPath(
  new URL('../../packages/core/node_modules/.cache/documents-bench.mjs', import.meta.url),
)
await build({
  stdin: {
    contents:
      "export * from '@hreflint/core'; export * from '@hreflint/documents'; export * from '@hreflint/linter'",
    resolveDir: import.meta.dirname,
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
const { check, defaultConfig, fallbackDocumentUrl, lintDocument, locateDocument } = await import(
  bundle
)

const { HTMLHint } = htmlhint
const packages = ['python3.11-doc', 'apache2-doc', 'sqlite3-doc']
const rounds = Number(process.env.ROUNDS ?? 5)

const silent = Object.fromEntries(
  'attribdata attribentity attribend attribname cdata closetag comment declaration end opentagend opentagname processinginstruction selfclosingtag text textentity'
    .split(' ')
    .map(name => [`on${name}`, () => {}]),
)

const contenders = {
  'htmlparser2 Tokenizer': text => {
    const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, silent)
    tokenizer.write(text)
    tokenizer.end()
  },
  'hreflint: locate': text => locateDocument(text, 'html').urls.length,
  'hreflint: locate and check': text => {
    let issues = 0
    for (const { text: url, base, encoding } of locateDocument(text, 'html').urls) {
      issues += check(url, {
        base: base === 'none' ? undefined : (base ?? fallbackDocumentUrl),
        encoding,
      }).length
    }
    return issues
  },
  'hreflint: lint': text => lintDocument(text, 'html', defaultConfig).length,
  parse5: text => parse5(text),
}
const validator = new HtmlValidate({ rules: { 'no-dup-attr': 'error' } })
const slow = {
  'html-validate, one rule': ({ text }) => validator.validateStringSync(text),
  'HTMLHint, two rules': ({ text }) =>
    HTMLHint.verify(text, { 'attr-no-duplication': true, 'src-not-empty': true }),
}

for (const name of packages) {
  const files = htmlOf(name)
  if (files === null) continue
  const size = files.reduce((sum, { text }) => sum + text.length, 0)
  console.log(
    `\n${name}: ${files.length} files, ${(size / 1e6).toFixed(1)} M characters, ${rounds} rounds`,
  )
  const times = new Map(Object.keys(contenders).map(contender => [contender, []]))
  for (let round = 0; round < rounds; round++) {
    for (const [contender, run] of Object.entries(contenders))
      times.get(contender).push(measure(run, files))
  }
  const one = median(times.get('htmlparser2 Tokenizer'))
  for (const [contender, list] of times) print(contender, median(list), one, size)
  // The slow ones get a part of the files.
  const few = files.filter((_, index) => index % 20 === 0)
  const part = few.reduce((sum, { text }) => sum + text.length, 0)
  for (const [contender, run] of Object.entries(slow)) {
    print(contender, (measure(run, few, file => file) * size) / part, one, size)
  }
  // The Nu Html Checker is Java: `VNU_JAR=vnu.jar`, from the npm package vnu-jar. Its start counts.
  if (process.env.VNU_JAR !== undefined) {
    const start = performance.now()
    const paths = few.map(({ path }) => path)
    spawnSync('java', ['-jar', process.env.VNU_JAR, '--format', 'json', ...paths], {
      cwd: debianCache,
      stdio: 'ignore',
    })
    print('vnu-jar (by the clock)', ((performance.now() - start) * size) / part, one, size)
  }
}

/** Time of the processor in milliseconds: what else the machine does counts less than on a clock. */
function measure(run, files, inputOf = file => file.text) {
  const start = process.cpuUsage()
  for (const file of files) run(inputOf(file))
  return process.cpuUsage(start).user / 1000
}

function median(list) {
  return [...list].sort((a, b) => a - b)[list.length >> 1]
}

function print(contender, time, one, size) {
  const rate = (size / 1e3 / time).toFixed(1).padStart(7)
  console.log(
    `  ${contender.padEnd(28)} ${(time / one).toFixed(2).padStart(7)} × ${rate} M characters/s`,
  )
}
