import { check, describe as describeIssue, fix, parse } from '@hreflint/core'
import { specs } from '@hreflint/core/specs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { urlCase } from '../../support/arbitraries.ts'

for (const spec of specs.filter(({ id }) => id !== 'whatwg')) {
  describe(spec.id, () => {
    test('fixing keeps the URL, and is done at once', () => {
      fc.assert(
        fc.property(urlCase, ({ input, base }) => {
          const options = { spec, base: base ?? undefined }
          const { output } = fix(input, options)
          const before = parse(input, options).url
          const after = parse(output, options).url
          // Without a base the components can be as they are written, whatever they resolve to.
          if (before?.href == null) expect(after).toEqual(before)
          else expect(after?.href).toBe(before.href)
          expect(fix(output, options).output).toBe(output)
        }),
        { numRuns: 150 },
      )
    })

    test('every issue can be put into words', () => {
      fc.assert(
        fc.property(urlCase, ({ input, base }) => {
          const options = { spec, base: base ?? undefined }
          for (const issue of check(input, options)) {
            const { message, fixes } = describeIssue(issue, input, options)
            expect(message).not.toMatch(/\{\{|undefined/)
            for (const { title } of fixes) expect(title).not.toMatch(/undefined/)
          }
        }),
        { numRuns: 150 },
      )
    })
  })
}
