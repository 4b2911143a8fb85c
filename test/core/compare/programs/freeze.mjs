// Asks the programs that are installed, or those that are named, and freezes what they answer.
import { mkdirSync } from 'node:fs'
import { askProgram, drivers, versionOf } from './drivers.mjs'

mkdirSync(new URL('frozen/', import.meta.url), { recursive: true })
const { frozenUrls, writeFrozen } = await import('./frozen.mjs')
const named = process.argv.slice(2)
for (const name of named.length === 0 ? Object.keys(drivers) : named) {
  const version = versionOf(name)
  if (version === null) {
    console.log(`${name}: not installed`)
    continue
  }
  writeFrozen(name, version, askProgram(name, frozenUrls))
  console.log(`${name}: ${version}`)
}
