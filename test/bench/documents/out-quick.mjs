import { Tokenizer } from 'htmlparser2'
import { bundleSources } from '../bundle-sources.mjs'
import { median, processorTime } from '../measure.mjs'
import { htmlOf } from './debian-html.mjs'
const m = await bundleSources(
  'quick-bench',
  "export * from '@hreflint/core'; export * from '@hreflint/documents'; export * from '../../linter/src/index.ts'",
)
const { defaultConfig, lintDocument, locateDocument } = m
const silent = Object.fromEntries(
  'attribdata attribentity attribend attribname cdata closetag comment declaration end opentagend opentagname processinginstruction selfclosingtag text textentity'
    .split(' ')
    .map(name => [`on${name}`, () => {}]),
)
for (const name of (process.env.PK || 'python3.11-doc,apache2-doc,sqlite3-doc').split(',')) {
  const files = htmlOf(name)
  if (files === null) {
    console.log('no', name)
    continue
  }
  const c = {
    tok: ({ text }) => {
      const t = new Tokenizer({ xmlMode: false, decodeEntities: true }, silent)
      t.write(text)
      t.end()
    },
    locate: ({ text }) => {
      let n = 0
      for (const _ of locateDocument(text, 'html').urls) n++
      return n
    },
    lint: ({ text }) => lintDocument(text, 'html', defaultConfig).length,
  }
  const times = { tok: [], locate: [], lint: [] }
  for (let r = -1; r < (+process.env.ROUNDS || 5); r++)
    for (const [k, f] of Object.entries(c)) {
      if (process.env.ONLY && k !== process.env.ONLY) continue
      const b = processorTime()
      files.forEach(f)
      if (r >= 0) times[k].push(processorTime() - b)
    }
  console.log(
    name,
    'locate',
    (median(times.locate) / median(times.tok)).toFixed(3),
    'lint',
    (median(times.lint) / median(times.tok)).toFixed(3),
    'findings',
    files.reduce((s, f) => s + c.lint(f), 0),
  )
}
