import { componentNames, describe as describeIssue, parse } from '@hreflint/core'
import { catalogue, generalSpecs } from '@hreflint/core/specs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { urlCase } from '../../support/arbitraries.ts'
import { expectSame } from '../../support/expect-same.ts'

/** What the message of a code needs to know; `text` is what is marked. */
const needs = new Map(
  [...catalogue.values()].map(({ code, message }) => [
    code,
    Array.from(message.matchAll(/\{\{(\w+)\}\}/g), match => match[1] ?? '').filter(
      name => name !== 'text',
    ),
  ]),
)

/** What a message calls a component. */
const inMessages = (name: string): string => (name === 'username' ? 'user name' : name)

/** The drafts of HTML5 split `[:1]` at its colon, and show what is wrong with all of it. */
const isOfSplitLiteral = (code: string): boolean => code.endsWith('ip-literal-invalid')

const options = [{}, { base: 'https://base.example/a/b' }, { base: 'file:///c:/d' }]

describe.each(generalSpecs.map(spec => [spec.id, spec] as const))('%s', (_id, spec) => {
  const expectMessages = (input: string, base?: string): void => {
    const { issues, components } = parse(input, { spec, base })
    for (const issue of issues) {
      const { code, params, span } = issue
      const missing = (needs.get(code) ?? []).filter(name => (params[name] ?? '') === '')
      expectSame(missing, [], { input, base, code, params })
      expect(describeIssue(issue, input, { spec, base }).message).not.toContain('{{')
      const name = componentNames.find(name => inMessages(name) === params.component)
      expectSame(name === undefined ? name : inMessages(name), params.component, {
        input,
        base,
        code,
      })
      const component = name === undefined ? null : components[name]
      if (component === null || isOfSplitLiteral(code)) continue
      const isWithin = component.start <= span.start && span.end <= component.end
      expectSame(isWithin, true, { input, base, issue, component })
    }
  }

  test('messages have what they need, and name the component that the issue is in', () => {
    fc.assert(
      fc.property(urlCase, ({ input, base }) => expectMessages(input, base ?? undefined)),
      { numRuns: 500 },
    )
  })

  test('so they do in every example', () => {
    for (const { examples } of spec.issues) {
      for (const { url } of examples) {
        for (const { base } of options as { base?: string }[]) {
          expectMessages(url.replaceAll(/[«»]/g, ''), base)
        }
      }
    }
  })
})
