// npm run field -- <folder of checkouts> [--only <name>] [--mutate | --eslint] [--update] [--program <file>]: runs hreflint over
// repositories that nobody here wrote, and compares what it says with the ledger. README.md explains it.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkEslint } from './check-eslint.ts'
import { checkField } from './check-field.ts'
import { breakField } from './mutate/break-field.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    program: { type: 'string' },
    mutate: { type: 'boolean', default: false },
    eslint: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    breaks: { type: 'string', default: '3000' },
  },
})
const [folder] = positionals
if (folder === undefined) {
  console.error(
    'Usage: npm run field -- <folder of checkouts> [--only <name>] [--mutate | --eslint] [--update] [--program <file>]',
  )
  process.exit(2)
}
const built = fileURLToPath(new URL('../../packages/cli/dist/bin.cjs', import.meta.url))
const options = {
  folder: resolve(folder),
  only: values.only,
  program: resolve(values.program ?? built),
  update: values.update,
}
const check = async () => {
  if (values.mutate) return await breakField({ ...options, breaks: Number(values.breaks) })
  return values.eslint ? await checkEslint(options) : await checkField(options)
}
const isRight = await check()
process.exit(isRight ? 0 : 1)
