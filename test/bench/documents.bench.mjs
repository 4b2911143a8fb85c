// How fast the URLs of HTML are found and checked, against a bare tokenizer (= 1) and other tools.
// Run with: node --expose-gc test/bench/documents.bench.mjs
import { HtmlValidate } from 'html-validate'
import htmlhint from 'htmlhint'
import { Tokenizer } from 'htmlparser2'
import { parse as parse5 } from 'parse5'
import { bundleSources } from './bundle-sources.mjs'
import { debianCache, htmlOf } from './debian-html.mjs'
import { median, printTargets, processorTime } from './measure.mjs'
import { timeOfProgram, vnuJar } from './vnu-jar.mjs'

const { check, defaultConfig, fallbackDocumentUrl, lintDocument, locateDocument } =
  await bundleSources(
    'documents-bench',
    "export * from '@hreflint/core'; export * from '@hreflint/documents'; export * from '../../linter/src/index.ts'",
  )

const { HTMLHint } = htmlhint
const packages = ['python3.11-doc', 'apache2-doc', 'sqlite3-doc']
const rounds = Number(process.env.ROUNDS ?? 5)

const silent = Object.fromEntries(
  'attribdata attribentity attribend attribname cdata closetag comment declaration end opentagend opentagname processinginstruction selfclosingtag text textentity'
    .split(' ')
    .map(name => [`on${name}`, () => {}]),
)

const locate = text => locateDocument(text, 'html')
const lint = text => lintDocument(text, 'html', defaultConfig)
const contenders = {
  'htmlparser2 Tokenizer': ({ text }) => {
    const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, silent)
    tokenizer.write(text)
    tokenizer.end()
  },
  'hreflint: locate': ({ text }) => locate(text).urls.length,
  'hreflint: locate and check': ({ text }) => {
    let issues = 0
    for (const { text: url, base, encoding } of locate(text).urls) {
      issues += check(url, {
        base: base === 'none' ? undefined : (base ?? fallbackDocumentUrl),
        encoding,
      }).length
    }
    return issues
  },
  'hreflint: lint': ({ text }) => lint(text).length,
  parse5: ({ text }) => parse5(text),
}
const validator = new HtmlValidate({ rules: { 'no-dup-attr': 'error' } })
/** These get a part of the files, and run once. */
const slow = {
  'HTMLHint, two rules': ({ text }) =>
    HTMLHint.verify(text, { 'attr-no-duplication': true, 'src-not-empty': true }),
  'html-validate, one rule': ({ text }) => validator.validateStringSync(text),
}
const jar = vnuJar()

const targets = []
for (const name of packages) {
  const files = htmlOf(name)
  if (files === null) continue
  const size = sizeOf(files)
  console.log(
    `\n${name}: ${files.length} files, ${(size / 1e6).toFixed(1)} M characters; median of ${rounds} rounds`,
  )
  console.log(`  ${''.padEnd(28)}  processor: share, M characters/s   clock: share, M characters/s`)
  const times = new Map(Object.keys(contenders).map(contender => [contender, []]))
  for (let round = -1; round < rounds; round++) {
    for (const [contender, run] of Object.entries(contenders)) {
      const time = measure(() => files.forEach(run))
      if (round >= 0) times.get(contender).push(time)
    }
  }
  const one = middle(times.get('htmlparser2 Tokenizer'))
  for (const [contender, list] of times) print(contender, middle(list), one, size)
  const few = files.filter((_, index) => index % 20 === 0)
  const scale = size / sizeOf(few)
  for (const [contender, run] of Object.entries(slow)) {
    print(
      contender,
      scaled(
        measure(() => few.forEach(run)),
        scale,
      ),
      one,
      size,
    )
  }
  if (jar !== null) {
    const run = checked => {
      const paths = checked.map(({ path }) => path)
      return timeOfProgram(['java', '-jar', jar, '--format', 'json', ...paths], debianCache)
    }
    // Its start, which counts once and not for each part of the files, is what an empty run takes.
    const [all, start] = [run(few), run([])]
    const without = {
      processor: (all.processor - start.processor) * 1000,
      clock: (all.clock - start.clock) * 1000,
    }
    print('vnu-jar, without its start', scaled(without, scale), one, size)
  }
  const linted = middle(times.get('hreflint: lint')).processor / one.processor
  targets.push({ what: `${name}: lint, Tokenizer = 1`, value: linted, unit: '×', target: 1 })
  targets.push(...ofSize(name, files))
}

console.log()
printTargets(targets)

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
    const kept = [locate(large), lint(large)]
    const above = liveMemory() - before
    const value = above / large.length
    rows.push({
      what: `${name}: memory above a text of 10 MB, ${kept[0].urls.length} URLs`,
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

function middle(list) {
  return {
    processor: median(list.map(({ processor }) => processor)),
    clock: median(list.map(({ clock }) => clock)),
  }
}

function print(contender, time, one, size) {
  const columns = ['processor', 'clock'].map(kind => {
    const share = (time[kind] / one[kind]).toFixed(2).padStart(8)
    return `${share} × ${(size / 1e3 / time[kind]).toFixed(1).padStart(8)}`
  })
  console.log(`  ${contender.padEnd(28)}  ${columns.join('             ')}`)
}
