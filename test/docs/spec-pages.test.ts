import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { generalSpecs, specs } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'
import { conformanceFolder } from '../../scripts/conformance/parts.mjs'

const folder = new URL('../../docs/specs/', import.meta.url)
const pageOf = (id: string): string => readFileSync(new URL(`${id}.md`, folder), 'utf8')

describe.each(specs.map(spec => [spec.id, spec] as const))('docs/specs/%s.md', (id, spec) => {
  const page = pageOf(id)

  test('has the edition and the terms', () => {
    expect(page).toContain(`# ${spec.title}\n`)
    expect(page).toContain(
      `- Edition: ${spec.edition.date}, [${spec.edition.version}](${spec.edition.url})`,
    )
    expect(page).toContain(`- Conformance error: ${spec.terms.conformanceError}\n`)
    expect(page).toContain(`- Parse exception: ${spec.terms.parseException}\n`)
  })

  test('has what it defines, its deviations and every mistake', () => {
    if (id !== 'whatwg' && generalSpecs.includes(spec)) {
      expect(page).toContain('\n## What it defines\n')
      expect(page).toMatch(/\n## (?:Decisions and deviations|How it is read)\n/)
    }
    for (const { code } of spec.issues) expect(page).toContain(`(../issues/${code}.md)`)
  })
})

test('the table has a row for each mistake and a column for each specification', () => {
  const lines = readFileSync(new URL('README.md', folder), 'utf8').split('\n')
  const head = `| Issue | Example | ${generalSpecs.map(({ id }) => id).join(' | ')} |`
  expect(lines).toContain(head)
  const rows = lines.slice(lines.indexOf(head) + 2).filter(line => line.startsWith('|'))
  const named = new Set(rows.map(row => row.split(' | ')[0]?.replace(/^\| /, '')))
  for (const { code } of generalSpecs.flatMap(({ issues }) => issues)) {
    expect(named).toContain(code.slice(code.indexOf('/') + 1))
  }
})

const errata = resolve(conformanceFolder(), '../specs/HISTORIC-SPECS.md')

describe.skipIf(!existsSync(errata))('the errata of the historic specifications', () => {
  test('each has its decision on a page', () => {
    const numbers = /\bE-(?:IDN|SCH|P|R|A|H|W|S|B)-\d+\b/g
    const wanted = new Set(readFileSync(errata, 'utf8').match(numbers))
    const written = new Set(specs.flatMap(({ id }) => pageOf(id).match(numbers) ?? []))
    expect([...wanted].filter(number => !written.has(number))).toEqual([])
    expect(wanted.size).toBeGreaterThan(90)
  })
})
