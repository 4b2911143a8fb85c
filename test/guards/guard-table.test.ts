import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { attacks } from './attacks.ts'
import { guardTable, programOf, type TableRow } from './guard-table.ts'
import { run } from './run-program.ts'
import { expectWitness, leadsTo, ours, rule } from './witness-law.ts'

// Every witness is given to the very program, in Node; every suggestion is carried out and run too.

const config = {
  files: ['**/*.js'],
  plugins: { hreflint: hreflint as never },
  rules: { [rule]: 'warn' as const },
}
const lint = (code: string) => new Linter().verify(code, [config], 'file.js')

const show = (row: TableRow): [string, TableRow] => [`${row.act}: ${row.condition}`, row]
const wrong = guardTable.filter(({ isRight }) => !isRight).map(show)
const right = guardTable.filter(({ isRight }) => isRight).map(show)

describe('a guard that does not hold', () => {
  test.each(wrong)('%s', (_, row) => expectWitness({ code: programOf(row), lint, run }))
})

describe('a guard that holds', () => {
  test.each(right)('%s', (_, row) => {
    expect(lint(programOf(row))).toEqual([])
  })
})

test('there are as many of one kind as of the other', () => {
  expect(wrong.length + right.length).toBeGreaterThanOrEqual(150)
  expect(Math.abs(wrong.length - right.length)).toBeLessThanOrEqual(10)
})

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

// What is called right above is so by another way: known attacks, run by Node.
describe('guards of hosts that hold refuse known attacks', () => {
  const ofHosts = right.filter(
    ([, { condition }]) =>
      /example|localhost|location\.origin/.test(condition) &&
      !/^!|includes\('example\.com'\)$/.test(condition),
  )
  test.each(ofHosts)('%s', (_, row) => {
    const program = programOf(row)
    const passed = attacks.filter(attack => {
      if (row.act === 'origin' && !isOrigin(attack)) return false
      const destination = leadsTo(run(program, attack))
      if (destination === 'a script') return row.act === 'visit'
      return destination !== null && !ours.test(destination)
    })
    expect(passed).toEqual([])
  })
})
