import { Linter } from 'eslint'
import hreflint from 'eslint-plugin-hreflint'
import { describe, expect, test } from 'vitest'
import { attacks } from './attacks.ts'
import { guardTable, programOf, type TableRow } from './guard-table.ts'
import { page, run } from './run-program.ts'

// Every witness is given to the very program, in Node; every suggestion is carried out and run too.

const rule = 'hreflint/no-bypassable-url-check'
const config = {
  files: ['**/*.js'],
  plugins: { hreflint: hreflint as never },
  rules: { [rule]: 'warn' as const },
}
const lint = (code: string) => new Linter().verify(code, [config], 'file.js')

const witnessIn = (message: string): string =>
  JSON.parse(/"(?:[^"\\]|\\.)*"/.exec(message)?.[0] ?? '')

/** Where what a program does leads, by Node: another host, a script, or null for neither. */
function leadsTo(done: string | null): string | null {
  if (done === null) return null
  const url = new URL(done, page)
  return url.protocol === 'javascript:' ? 'a script' : url.host
}

const show = (row: TableRow): [string, TableRow] => [`${row.act}: ${row.condition}`, row]
const wrong = guardTable.filter(({ isRight }) => !isRight).map(show)
const right = guardTable.filter(({ isRight }) => isRight).map(show)

describe('a guard that does not hold', () => {
  test.each(wrong)('%s', (_, row) => {
    const program = programOf(row)
    const [report, other] = lint(program)
    expect(other).toBeUndefined()
    expect(report?.ruleId).toBe(rule)
    const message = report?.message ?? ''
    const witness = witnessIn(message)
    const destination = leadsTo(run(program, witness))
    if (row.act === 'origin') {
      expect(new URL(witness).origin).toBe(witness)
      expect(destination).toBe(new URL(witness).host)
    } else if (destination === 'a script') expect(message).toMatch(/ runs a script\.$/)
    else expect(message).toContain(` leads to ${destination}.`)
    expect(destination).not.toMatch(ours)

    for (const { fix } of report?.suggestions ?? []) {
      const mended = program.slice(0, fix.range[0]) + fix.text + program.slice(fix.range[1])
      expect(leadsTo(run(mended, witness))).not.toBe(destination)
      expect(lint(mended)).toEqual([])
      const named = acceptedBy(program, row)
      expect(named).not.toEqual([])
      expect(named.some(url => run(mended, url) !== null)).toBe(true)
    }
  })
})

/** What a guard names, of what it accepts. */
function acceptedBy(program: string, { act }: TableRow): readonly string[] {
  const hosts = [
    'example.com',
    'www.example.com',
    'app.example.com',
    'api.example.com',
    'cdn.example.com',
    'localhost',
    'site.example',
  ]
  const urls = hosts.flatMap(host => [`https://${host}`, `https://${host}:443`, `http://${host}`])
  const named = act === 'origin' ? urls : [...urls.map(url => `${url}/`), ...urls, '/path', '/']
  return named.filter(url => run(program, url) !== null)
}

describe('a guard that holds', () => {
  test.each(right)('%s', (_, row) => {
    expect(lint(programOf(row))).toEqual([])
  })
})

test('there are as many of one kind as of the other', () => {
  expect(wrong.length + right.length).toBeGreaterThanOrEqual(150)
  expect(Math.abs(wrong.length - right.length)).toBeLessThanOrEqual(10)
})

/** Hosts of those who wrote the guards. */
const ours = /(?:^|\.)example\.(?:com|org)$|^site\.example$|^localhost(?::\d+)?$/

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
