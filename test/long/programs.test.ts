import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { programs } from '@hreflint/core/programs'
import { describe, expect, test } from 'vitest'
import { askProgram, versionOf } from '../core/compare/programs/drivers.mjs'
import { differencesOf, equalShare } from '../core/compare/programs/equality.ts'
import { readFrozen } from '../core/compare/programs/frozen.mjs'
import { inputsOf } from '../core/compare/programs/inputs/inputs.mjs'
import { cases } from '../core/compare/programs/published/cases.mjs'

/** Programs read as the real ones do, where those are installed in the version that is described. */
const installed = programs.filter(({ id, edition }) => {
  const version = versionOf(id.replace('program/', ''))
  const numbers = edition.version.match(/(?<![a-z\d.])\d[\d.]*/g) ?? []
  return version !== null && numbers.every(number => version.includes(number))
})

const ask = fileURLToPath(new URL('../core/compare/programs/ask.mjs', import.meta.url))

/** The command that the page "How programs read URLs" prints for each of its cells. */
describe('the command for a cell of the matrix', () => {
  test.each(installed.map(({ id }) => id.replace('program/', '')))('%s', name => {
    const { answers } = readFrozen(name)
    for (const number of [1, 64, cases.length]) {
      const printed = execFileSync('node', [ask, name, String(number)], { encoding: 'utf8' })
      const [, url, answer] = printed.trimEnd().split('\n')
      expect(JSON.parse(url ?? '')).toBe(cases[number - 1]?.url)
      expect(JSON.parse(answer ?? '')).toEqual(answers[number - 1])
    }
  })
})

describe('programs', () => {
  const urls = inputsOf(40_000, 7)
  test.each(installed.map(program => [program.id, program] as const))('%s', (id, program) => {
    const answers = askProgram(id.replace('program/', ''), urls)
    const differences = differencesOf(program, urls, answers)
    expect(equalShare(differences, urls), JSON.stringify([...differences])).toBeGreaterThan(0.999)
  })
})
