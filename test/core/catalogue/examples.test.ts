import { applyEdits, check, describe as describeIssue } from '@hreflint/core'
import { catalogue, findSpec } from '@hreflint/core/specs'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../../support/marked.ts'

// The examples of the documentation are true: span, message, repair, and what else is wrong.
for (const [code, definition] of catalogue) {
  const spec = code.slice(0, code.indexOf('/'))

  describe(code, () => {
    test('has an example', () => {
      expect(definition.examples.length).toBeGreaterThan(0)
    })

    test('says what is right if no fix can', () => {
      const { examples, right } = definition
      expect(right === undefined).toBe(examples.some(({ fixed }) => fixed !== undefined))
      if (right === undefined) return
      expect(check(right.url, { spec: findSpec(spec), base: right.base })).toEqual([])
    })

    for (const example of definition.examples) {
      const base = example.base === undefined ? '' : ` on ${example.base}`
      test(JSON.stringify(example.url) + base, () => {
        const { text, spans } = marked(example.url)
        const options = { spec: findSpec(spec), base: example.base, encoding: example.encoding }
        const issues = check(text, options)
        const found = issues.filter(issue => issue.code === code)
        const others = issues.filter(issue => issue.code !== code)
        expect(
          mark(
            text,
            found.map(issue => issue.span),
          ),
        ).toBe(mark(text, spans))
        expect(others.map(issue => issue.code)).toEqual(
          (example.also ?? []).map(mistake => `${spec}/${mistake}`),
        )
        for (const issue of found) {
          expect(issue.kind).toBe(definition.kind)
          expect(issue.specName).toBe(definition.specName)
          const { message, why } = describeIssue(issue, text, options)
          expect(message).not.toMatch(/\{\{|\}\}/)
          expect(message).toMatch(/^\S.*\.$/)
          // Where programs disagree about the host, that is the reason.
          const hasTwoHosts = text.includes('\\@')
          if (hasTwoHosts) expect(why).toMatch(/^Browsers end the host at the first backslash\./)
          else expect(why).toBe(definition.why)
        }
        const fix = found[0] && describeIssue(found[0], text, options).fixes[0]
        expect(fix && applyEdits(text, fix.edits)).toBe(example.fixed)
      })
    }
  })
}
