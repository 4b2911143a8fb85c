// Lints the table of guards with each rule of other plugins, alone, and counts what it reports of guards that do not hold and of guards that
// do. Plugins come from a folder with `node_modules`, which the caller installs.
//
//     node --import tsx test/bench/eslint/guards-peers.mjs <folder> <plugin> …
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { guardTable, programOf } from '../../guards/guard-table.ts'

const [folder, ...names] = process.argv.slice(2)
const require = createRequire(join(resolve(folder), 'index.js'))

const rows = guardTable.map(row => ({ ...row, code: programOf(row) }))
await count('eslint-plugin-hreflint', hreflint)
for (const name of names) {
  const module = await import(pathToFileURL(require.resolve(name)).href)
  await count(name, module.default?.rules ? module.default : (module.default ?? module))
}

async function count(name, plugin) {
  let unrunnable = 0
  for (const rule of Object.keys(plugin.rules)) {
    const found = { wrong: 0, right: 0 }
    const config = {
      files: ['**/*.js'],
      plugins: { it: plugin },
      rules: { [`it/${rule}`]: 'warn' },
      languageOptions: { sourceType: 'module' },
    }
    try {
      for (const { code, isRight } of rows) {
        const messages = new Linter().verify(code, [config], 'file.js')
        if (messages.some(({ fatal }) => fatal)) throw new Error('not parsed')
        if (messages.some(({ ruleId }) => ruleId)) found[isRight ? 'right' : 'wrong'] += 1
      }
    } catch {
      unrunnable += 1
      continue
    }
    if (found.wrong + found.right > 0) console.log(name, rule, found)
  }
  console.log(
    name,
    Object.keys(plugin.rules).length,
    'rules',
    unrunnable,
    'need types or another language',
  )
}
