// How fast the URLs of HTML are found and checked, against a bare tokenizer (= 1) and other tools.
// Ends with the table of docs/guide/comparison.md.
// Run with: node --expose-gc test/bench/documents/documents.bench.mjs
import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import htmlhint from 'htmlhint'
import { Tokenizer } from 'htmlparser2'
import { parse as parse5 } from 'parse5'
import { bundleSources } from '../bundle-sources.mjs'
import { median, printTargets, processorTime } from '../measure.mjs'
import { timeOfProgram, vnuJar, vnuVersion } from '../programs/vnu-jar.mjs'
import { debianCache, htmlOf } from './debian-html.mjs'

const { check, defaultConfig, addressOrAny, lintDocument, locateDocument } = await bundleSources(
  'documents-bench',
  "export * from '@hreflint/core'; export * from '@hreflint/documents'; export * from '../../linter/src/index.ts'",
)

const { HTMLHint } = htmlhint
const packages = ['python3.11-doc', 'apache2-doc', 'sqlite3-doc']
const rounds = Number(process.env.ROUNDS ?? 9)

const silent = Object.fromEntries(
  'attribdata attribentity attribend attribname cdata closetag comment declaration end opentagend opentagname processinginstruction selfclosingtag text textentity'
    .split(' ')
    .map(name => [`on${name}`, () => {}]),
)

/** The URLs are made as they are come to, so each is. */
const locate = text => {
  let urls = 0
  for (const _ of locateDocument(text, 'html').urls) urls++
  return urls
}
const lint = text => lintDocument(text, 'html', defaultConfig)
const contenders = {
  'htmlparser2 Tokenizer': ({ text }) => {
    const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, silent)
    tokenizer.write(text)
    tokenizer.end()
  },
  'hreflint: locate': ({ text }) => locate(text),
  'hreflint: locate and check': ({ text }) => {
    let issues = 0
    for (const { text: url, base, encoding } of locateDocument(text, 'html').urls) {
      issues += check(url, {
        base: base === 'none' ? undefined : addressOrAny(base),
        encoding,
      }).length
    }
    return issues
  },
  'hreflint: lint': ({ text }) => lint(text).length,
  parse5: ({ text }) => parse5(text),
}
const validator = new HtmlValidate({ rules: { 'no-dup-attr': 'error' } })
/** These get a part of the files, and two rounds, of which the first does not count. */
const slow = {
  'HTMLHint, two rules': ({ text }) =>
    HTMLHint.verify(text, { 'attr-no-duplication': true, 'src-not-empty': true }),
  'html-validate, one rule': ({ text }) => validator.validateStringSync(text),
}
const jar = vnuJar()

/** What the table says of each contender. */
const versionOf = name =>
  JSON.parse(
    readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url), 'utf8'),
  ).version
const described = {
  'htmlparser2 Tokenizer': `htmlparser2 ${versionOf('htmlparser2')}, its tokenizer alone`,
  'hreflint: locate': 'hreflint: find every URL',
  'hreflint: lint': 'hreflint: find every URL and check it',
  parse5: `parse5 ${versionOf('parse5')}, a tree`,
  'HTMLHint, two rules': `HTMLHint ${versionOf('htmlhint')}, two rules`,
  'html-validate, one rule': `html-validate ${versionOf('html-validate')}, one rule`,
  'vnu-jar, without its start': `Nu Html Checker ${vnuVersion}, all it does, without its start`,
}
/** The table, of the first package that can be had. */
let table = null

const targets = []
for (const name of packages) {
  const files = htmlOf(name)
  if (files === null) continue
  const size = sizeOf(files)
  console.log(
    `\n${name}: ${files.length} files, ${(size / 1e6).toFixed(1)} M characters; least of ${rounds} rounds`,
  )
  console.log(`  ${''.padEnd(28)}  processor: share, M characters/s   clock: share, M characters/s`)
  /** Contender → times of all files. */
  const results = new Map()
  const times = new Map(Object.keys(contenders).map(contender => [contender, []]))
  for (let round = -1; round < rounds; round++) {
    for (const [contender, run] of Object.entries(contenders)) {
      const time = measure(() => files.forEach(run))
      if (round >= 0) times.get(contender).push(time)
    }
  }
  const one = least(times.get('htmlparser2 Tokenizer'))
  const tell = (contender, time) => {
    results.set(contender, time)
    print(contender, time, one, size)
  }
  for (const [contender, list] of times) tell(contender, least(list))
  const few = files.filter((_, index) => index % 20 === 0)
  for (const [contender, run] of Object.entries(slow)) {
    const times = [0, 1].map(() => measure(() => few.forEach(run)))
    tell(contender, scaled(times[1], size / sizeOf(few)))
  }
  if (jar !== null) {
    const run = checked => {
      const paths = checked.map(({ path }) => path)
      return timeOfProgram(['java', '-jar', jar, '--format', 'json', ...paths], debianCache)
    }
    // It warms up while it runs, so it gets more.
    const more = files.filter((_, index) => index % 4 === 0)
    // Its start, which counts once and not for each part of the files, is what an empty run takes.
    const [all, start] = [run(more), run([])]
    const without = {
      processor: (all.processor - start.processor) * 1000,
      clock: (all.clock - start.clock) * 1000,
    }
    tell('vnu-jar, without its start', scaled(without, size / sizeOf(more)))
  }
  table ??= tableOf(results, one, size)
  const linted = least(times.get('hreflint: lint')).processor / one.processor
  targets.push({ what: `${name}: lint, Tokenizer = 1`, value: linted, unit: '×', target: 0.8 })
  targets.push(...ofSize(name, files))
}

console.log()
printTargets(targets)
console.log(`\n${table}`)

/** A page of 10 M characters against one of 1 M, and the memory that it takes beside its text. */
function ofSize(name, files) {
  let page = ''
  for (const { text } of files) {
    if (page.length > 1e6) break
    page += text
  }
  // Copies, which do not share the memory of the files.
  const small = copy(page.slice(0, 1e6))
  // Ten of them: one alone would stay in the caches of the processor, as no page does that is opened.
  const tenSmall = Array.from({ length: 10 }, () => copy(small))
  const large = copy(small.repeat(10))
  const rows = []
  for (const [what, run] of Object.entries({ locate, lint })) {
    for (let warm = 0; warm < 20; warm++) run(small)
    const ratios = []
    for (let round = 0; round < 21; round++) {
      const ten = measure(() => run(large)).processor
      const tenOnes = measure(() => {
        for (const text of tenSmall) run(text)
      }).processor
      ratios.push((10 * ten) / tenOnes)
    }
    const value = median(ratios)
    rows.push({ what: `${name}: ${what}, 10 M to 1 M`, value, unit: '×', target: 11 })
  }
  if (globalThis.gc !== undefined) {
    const before = liveMemory()
    const kept = [[...locateDocument(large, 'html').urls], lint(large)]
    const above = liveMemory() - before
    const value = above / large.length
    rows.push({
      what: `${name}: memory above a text of 10 MB, ${kept[0].length} URLs`,
      value,
      unit: '× the text',
      target: 2,
    })
  }
  return rows
}

function copy(text) {
  return Buffer.from(text).toString()
}

function liveMemory() {
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage().heapUsed
}

function sizeOf(files) {
  return files.reduce((sum, { text }) => sum + text.length, 0)
}

/** Milliseconds of the processor, which other programs do not lengthen, and by the clock. */
function measure(run) {
  const clock = performance.now()
  const processor = processorTime()
  run()
  return { processor: processorTime() - processor, clock: performance.now() - clock }
}

function scaled({ processor, clock }, by) {
  return { processor: processor * by, clock: clock * by }
}

/** The round that the rest of the machine disturbed least. */
function least(list) {
  return {
    processor: Math.min(...list.map(({ processor }) => processor)),
    clock: Math.min(...list.map(({ clock }) => clock)),
  }
}

/** The table of docs/guide/comparison.md. */
function tableOf(results, one, size) {
  const lines = Object.entries(described).flatMap(([contender, what]) => {
    const time = results.get(contender)
    if (time === undefined) return []
    const share = figures(time.processor / one.processor)
    return [`| ${what} | ${share} | ${figures(size / 1e3 / time.processor)} |`]
  })
  const head =
    '| | times the tokenizer of htmlparser2 | M characters a second |\n| --- | ---: | ---: |'
  return [head, ...lines].join('\n')
}

/** Two figures, or all before the point. */
function figures(value) {
  return value >= 10 ? value.toFixed(0) : value.toPrecision(2)
}

function print(contender, time, one, size) {
  const columns = ['processor', 'clock'].map(kind => {
    const share = (time[kind] / one[kind]).toFixed(2).padStart(8)
    return `${share} × ${(size / 1e3 / time[kind]).toFixed(1).padStart(8)}`
  })
  console.log(`  ${contender.padEnd(28)}  ${columns.join('             ')}`)
}
