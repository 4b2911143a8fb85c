import { programs } from '@hreflint/core/programs'
import { describe, expect, test } from 'vitest'
import { askProgram, versionOf } from '../core/compare/programs/drivers.mjs'
import { differencesOf, equalShare } from '../core/compare/programs/equality.ts'
import { inputsOf } from '../core/compare/programs/inputs/inputs.mjs'

/** Programs read as the real ones do, where those are installed in the version that is described. */
const installed = programs.filter(({ id, edition }) => {
  const version = versionOf(id.replace('program/', ''))
  const numbers = edition.version.match(/(?<![a-z\d.])\d[\d.]*/g) ?? []
  return version !== null && numbers.every(number => version.includes(number))
})

describe('programs', () => {
  const urls = inputsOf(40_000, 7)
  test.each(installed.map(program => [program.id, program] as const))('%s', (id, program) => {
    const answers = askProgram(id.replace('program/', ''), urls)
    const differences = differencesOf(program, urls, answers)
    expect(equalShare(differences, urls), JSON.stringify([...differences])).toBeGreaterThan(0.999)
  })
})
