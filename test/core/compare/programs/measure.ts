// Prints how often each program that is installed is read as it reads:
// tsx --conditions=hreflint-source test/core/compare/programs/measure.ts [number of URLs] [seed] [names of programs]
import { programs } from '@hreflint/core/programs'
import { askProgram, drivers, versionOf } from './drivers.mjs'
import { differencesOf, equalShare } from './equality.ts'
import { inputsOf } from './inputs/inputs.mjs'
import { scatteredInputs } from './inputs/scattered.mjs'

const [count = '300000', seed = '2611', ...names] = process.argv.slice(2)
const generators = [inputsOf, scatteredInputs].map(make => make(Number(count), Number(seed)))
console.log('| program | version | near misses | characters | differences |')
console.log('| --- | --- | ---: | ---: | --- |')
for (const program of programs) {
  const name = program.id.replace('program/', '')
  const version = name in drivers ? versionOf(name) : null
  if (version === null || (names.length > 0 && !names.includes(name))) continue
  const results = generators.map(urls => {
    const classes = differencesOf(program, urls, askProgram(name, urls))
    const shown = [...classes].map(([difference, { length }]) => `${difference}: ${length}`)
    return { equal: `${(100 * equalShare(classes, urls)).toFixed(3)} %`, shown: shown.join('; ') }
  })
  const shares = results.map(({ equal }) => equal).join(' | ')
  const differences = results.map(({ shown }) => shown || 'none').join(' / ')
  console.log(`| ${program.title} | ${version} | ${shares} | ${differences} |`)
}
