// pnpm mutants <area>: changes the sources of an area one place at a time (StrykerJS) and says which changes
// no test notices; README.md has the scores. With --survivors only those that the last run left. Sources are
// changed in place and put back afterwards, so the tree must be clean.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { areas } from './areas.mjs'
import { countsOf, readReport, survivorsOf, takeNoticed, writeReport } from './survivors.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const [name, ...given] = process.argv.slice(2)
const area = Object.hasOwn(areas, name ?? '') ? areas[name] : undefined
if (area === undefined) {
  console.error(
    `Usage: pnpm mutants <area> [--survivors] [options of stryker run]\nAreas: ${Object.keys(areas).join(', ')}`,
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

const options = given.filter(option => option !== '--survivors')
const reportFile = `test/node_modules/.cache/mutants/${name}.json`
if (options.length === given.length) process.exit(runStryker(area.mutate, reportFile))

const laterFile = reportFile.replace('.json', '-survivors.json')
const report = readReport(reportFile)
const survivors = survivorsOf(root, report)
runStryker(
  survivors.map(({ range }) => range),
  laterFile,
)
takeNoticed(survivors, readReport(laterFile))
writeReport(reportFile, report)
const { mutants, noticed } = countsOf(report)
const score = (100 * noticed) / mutants
console.log(`${name}: ${noticed} of ${mutants} mutants noticed, ${score.toFixed(1)} %`)
process.exit(score < 85 ? 1 : 0)

function runStryker(mutate, incrementalFile) {
  const { status } = spawnSync(
    fileURLToPath(new URL('../node_modules/.bin/stryker', import.meta.url)),
    [
      ...['run', 'test/mutation/stryker.config.json', '--mutate', mutate.join(',')],
      ...['--incrementalFile', incrementalFile, ...(area.options ?? []), ...options],
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
  return status ?? 1
}
