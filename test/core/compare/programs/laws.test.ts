import { parse } from '@hreflint/core'
import { programs, usualPrograms } from '@hreflint/core/programs'
import { programIds, usualProgramIds } from '@hreflint/core/specs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { urlCase } from '../../../support/arbitraries.ts'
import { frozenUrls } from './frozen.mjs'

test('the lists of IDs, which load no program, name every program and the usual ones', () => {
  expect(programIds).toEqual(programs.map(({ id }) => id))
  expect(usualProgramIds).toEqual(usualPrograms.map(({ id }) => id))
})

describe.each(programs.map(program => [program.id, program] as const))('%s', (_, program) => {
  const expectLaws = (input: string, base?: string) => {
    const { url, issues, components } = program.parse(input, { base })
    expect(url === null).toBe(issues.length > 0)
    for (const { code } of issues) expect(code).toBe(`${program.id}/refused`)
    const { host } = components
    if (host === null) return
    expect(0 <= host.start && host.start <= host.end && host.end <= input.length).toBe(true)
  }

  test('signs the contract of a specification, lone surrogates included', () => {
    fc.assert(
      fc.property(urlCase, ({ input, base }) => {
        expectLaws(input, base ?? undefined)
      }),
    )
    for (const url of frozenUrls) expectLaws(url)
  })

  test('a URL that it wrote itself has the same host', () => {
    for (const input of frozenUrls) {
      const { href = null, host = null } = program.parse(input).url ?? {}
      if (href === null || !/^https?:/.test(href)) continue
      const again = program.parse(href).url
      if (again !== null) expect([input, again.host]).toEqual([input, host])
    }
  })

  test.each([
    'https://www.example.com/a/b?c=d&e#f',
    'http://example.com/',
    'https://example.com/a-b_c~d/(e)*!/@x:y',
  ])('%s is read as it is written', input => {
    expect(parse(input, { spec: program }).url).toMatchObject({ href: input })
    const { href } = new URL(input)
    expect(href).toBe(input)
  })
})
