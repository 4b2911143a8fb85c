import { parse } from '@hreflint/core'
import { programs } from '@hreflint/core/programs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { urlCase } from '../arbitraries.ts'

/** The laws of every program that reads URLs, for these URLs and for generated ones. */
export function describeLaws(urls: readonly string[]): void {
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
      for (const url of urls) expectLaws(url)
    })

    test('a URL that it wrote itself has the same host', () => {
      for (const input of urls) {
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
}
