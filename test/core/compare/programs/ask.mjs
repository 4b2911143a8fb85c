// Asks a program, as it is installed, what it makes of a case of the page "How programs read URLs", or of a URL:
// node test/core/compare/programs/ask.mjs <program> <number of a case or URL>
import { askProgram, drivers, versionOf } from './drivers.mjs'
import { cases } from './published/cases.mjs'

const [name, asked] = process.argv.slice(2)
if (name === undefined || asked === undefined || !(name in drivers)) {
  console.error(`Usage: ask.mjs <${Object.keys(drivers).join('|')}> <case or URL>`)
  process.exit(2)
}
const url = /^\d+$/.test(asked) ? cases[Number(asked) - 1].url : asked
console.log(versionOf(name))
console.log(JSON.stringify(url))
console.log(JSON.stringify(askProgram(name, [url])[0]))
