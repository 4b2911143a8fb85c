// npm run field -- <folder of checkouts> [--only <name>] [--mutate | --eslint | --moves | --past] [--update] [--program <file>]: runs hreflint over
// repositories that nobody here wrote, and compares what it says with the ledger. README.md explains it.
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { checkField } from './check-field.ts'
import { checkMoves } from './moves/check-moves.ts'
import { breakField } from './mutate/break-field.ts'
import { checkPast } from './moves/past/check-past.ts'
import { checkEslint } from './run/check-eslint.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', multiple: true, default: [] },
    program: { type: 'string' },
    mutate: { type: 'boolean', default: false },
    eslint: { type: 'boolean', default: false },
    moves: { type: 'boolean', default: false },
    past: { type: 'boolean', default: false },
    update: { type: 'boolean', default: false },
    breaks: { type: 'string', default: '3000' },
    ages: { type: 'string', default: '0,730' },
    count: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '3600' },
  },
})
const [folder] = positionals
if (folder === undefined) {
  console.error(
    'Usage: npm run field -- <folder of checkouts> [--only <name>] [--mutate | --eslint | --moves | --past] [--update] [--program <file>]',
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
  if (values.moves) {
    const limits = { moves: Number(values.count), seconds: Number(values.seconds) }
    return await checkMoves({ ...options, ...limits })
  }
  if (values.past) return await checkPast({ ...options, ages: values.ages.split(',').map(Number) })
  return values.eslint ? await checkEslint(options) : await checkField(options)
}
const isRight = await check()
process.exit(isRight ? 0 : 1)
