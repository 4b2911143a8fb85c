// pnpm mutants <area>: changes the sources of an area one place at a time (StrykerJS) and says which changes
// no test notices; README.md has the scores. Sources are changed in place and put back afterwards, so the
// tree must be clean.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { areas } from './areas.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [name, ...options] = process.argv.slice(2)
const area = Object.hasOwn(areas, name ?? '') ? areas[name] : undefined
if (area === undefined) {
  console.error(
    `Usage: pnpm mutants <area> [options of stryker run]\nAreas: ${Object.keys(areas).join(', ')}`,
  )
  process.exit(2)
}
const changed = spawnSync('git', ['status', '--porcelain', 'packages'], {
  cwd: root,
  encoding: 'utf8',
})
if (changed.stdout !== '') {
  console.error(`Commit or stash the changes below packages first:\n${changed.stdout}`)
  process.exit(2)
}
const { status } = spawnSync(
  fileURLToPath(new URL('../node_modules/.bin/stryker', import.meta.url)),
  [
    ...['run', 'test/mutation/stryker.config.json', '--mutate', area.mutate.join(',')],
    ...['--incrementalFile', `test/node_modules/.cache/mutants/${name}.json`, ...options],
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      HREFLINT_MUTANT_TESTS: area.tests.join(';'),
      HREFLINT_MUTANT_RUNS: String(area.runs ?? 60),
    },
  },
)
process.exit(status ?? 1)
