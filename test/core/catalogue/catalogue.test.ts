import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { IssueDefinition } from '@hreflint/core'
import { pagePath } from '@hreflint/core/internal'
import { catalogue, specs } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'
import {
  whatwgAnchors,
  whatwgValidationErrors,
} from '../../support/oracles/whatwg-validation-errors.ts'

/** What no message says: it blames, or it says where, which the span does. */
const forbidden =
  /invalid URL\b|\b(?:illegal|bad|simply|just|please|oops|sorry|you|your|we|I)\b|!(?!")|\bline \d|\bcolumn \d/i

for (const spec of specs) {
  describe(spec.id, () => {
    test('its issues are those that the files of the folder export', async () => {
      const folder = new URL(`../../../packages/core/src/specs/${spec.id}/issues/`, import.meta.url)
      const files = readdirSync(fileURLToPath(folder)).filter(name => !name.includes('.generated.'))
      const exported = await Promise.all(
        files.map(async name => {
          const definitions = Object.values(await import(new URL(name, folder).href)).flat()
          const codes = definitions.map(definition => (definition as IssueDefinition).code)
          if (codes.length === 1) expect(codes).toEqual([`${spec.id}/${name.slice(0, -3)}`])
          return codes
        }),
      )
      expect(spec.issues.map(({ code }) => code).toSorted()).toEqual(exported.flat().toSorted())
    })

    for (const definition of spec.issues) {
      test(definition.code, () => {
        const { code, message, why, clause, since, notes, examples } = definition
        expect(catalogue.get(code)).toBe(definition)
        expect(code).toMatch(/^[a-z0-9-]+\/[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/)
        expect(code).not.toMatch(/\/(?:no|use|avoid|prefer|bad)-|-used$/)
        expect(pagePath(code)).toBe(`/issues/${code}`)
        expect(since).toMatch(/^\d+\.\d+\.\d+$/)

        const withoutParameters = message.replaceAll(/\{\{\w+\}\}/g, '')
        expect(withoutParameters.length).toBeLessThanOrEqual(100)
        expect(message).toMatch(/^(?:[A-Z`]|\{\{text\}\}).*[^.]\.$/)
        expect(message).not.toMatch(forbidden)

        expect(why).toMatch(/^[A-Z].*\.$/)
        expect(why.length).toBeGreaterThan(20)
        expect(why).not.toMatch(forbidden)
        if (notes !== undefined) expect(notes).not.toMatch(forbidden)

        expect(new URL(clause ?? '').host).toBe(new URL(spec.edition.url).host)
        expect(examples.length).toBeGreaterThan(0)
      })
    }
  })
}

describe('the names of the URL Standard', () => {
  const whatwg = [...catalogue.values()].filter(({ code }) => code.startsWith('whatwg/'))

  test.each(Object.entries(whatwgValidationErrors))('%s (failure: %s)', (name, failure) => {
    const kinds = new Set(
      whatwg.filter(({ specName }) => specName === name).map(({ kind }) => kind),
    )
    const expected = {
      no: ['conformance-error'],
      yes: ['parse-exception'],
      sometimes: ['conformance-error', 'parse-exception'],
    }[failure]
    expect([...kinds].toSorted()).toEqual(expected)
  })

  test.each(whatwg.map(definition => [definition.code, definition] as const))(
    '%s has one of them, or says why not, and links to a clause that exists',
    (_, { specName, notes, clause }) => {
      if (specName === null) expect(notes).toMatch(/standard/i)
      else expect(whatwgValidationErrors).toHaveProperty(specName)
      const { origin, pathname, hash } = new URL(clause ?? '')
      expect(origin + pathname).toBe('https://url.spec.whatwg.org/')
      expect(whatwgAnchors).toContain(hash.slice(1))
    },
  )
})
