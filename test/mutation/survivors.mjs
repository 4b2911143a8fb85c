// What survived the last run of an area, and the score with those of them that a later run noticed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const survives = ({ status }) => status === 'Survived' || status === 'NoCoverage'

/** The mutants of a report that survived, each at its place in the files as they are now. */
export function survivorsOf(root, report) {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    if (!existsSync(join(root, file))) return []
    const lineNow = linesBetween(source, readFileSync(join(root, file), 'utf8'))
    return mutants.filter(survives).flatMap(mutant => {
      const { start, end } = mutant.location
      const [from, to] = [lineNow(start.line), lineNow(end.line)]
      if (from === undefined || to === undefined) return []
      const range = `${file}:${from}:${start.column - 1}-${to}:${end.column - 1}`
      return [{ mutant, range, key: `${file}:${from}:${start.column} ${mutant.replacement}` }]
    })
  })
}

/** Takes into the mutants of a report what a later run has noticed. */
export function takeNoticed(survivors, later) {
  const statuses = new Map()
  for (const [file, { mutants }] of Object.entries(later.files)) {
    for (const { location, replacement, status } of mutants) {
      const { line, column } = location.start
      statuses.set(`${file}:${line}:${column} ${replacement}`, status)
    }
  }
  for (const { mutant, key } of survivors) mutant.status = statuses.get(key) ?? mutant.status
}

/** How many mutants there are, and how many of them were noticed. */
export function countsOf(report) {
  const mutants = Object.values(report.files).flatMap(file => file.mutants)
  const counted = mutants.filter(({ status }) => status !== 'Ignored' && !status.endsWith('Error'))
  return { mutants: counted.length, noticed: counted.filter(mutant => !survives(mutant)).length }
}

export const readReport = file => JSON.parse(readFileSync(file, 'utf8'))
export const writeReport = (file, report) => writeFileSync(file, JSON.stringify(report))

/** Finds a line of an older text in a newer one: the same text, as often met. */
function linesBetween(older, newer) {
  const places = new Map()
  for (const [index, line] of newer.split('\n').entries()) {
    places.set(line, [...(places.get(line) ?? []), index + 1])
  }
  const met = new Map()
  const lines = older.split('\n').map(line => {
    const count = met.get(line) ?? 0
    met.set(line, count + 1)
    return places.get(line)?.[count]
  })
  return line => lines[line - 1]
}
