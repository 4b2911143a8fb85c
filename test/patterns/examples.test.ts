import { applyEdits } from '@hreflint/core'
import { findDialect, parsePattern, patternIssues } from '@hreflint/patterns'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../support/marked.ts'

describe.each(patternIssues.map(definition => [definition.code, definition] as const))(
  '%s',
  (code, { message, why, examples }) => {
    test('is defined', () => {
      expect(code).toMatch(/^pattern\/[a-z]+(-[a-z]+)*$/)
      expect(message).toMatch(/^(?:[A-Z]|\{\{).*\.$/)
      expect(why).toMatch(/^[A-Z].*\.$/)
    })

    test.each(examples.map(example => [example.pattern, example] as const))(
      '%s',
      (pattern, example) => {
        const { text, spans } = marked(pattern)
        const dialect = findDialect(example.dialect)
        if (dialect === undefined) throw new Error(`No dialect is called ${example.dialect}.`)
        const { issues } = parsePattern(text, dialect)
        expect(issues.map(issue => `${issue.code} ${mark(text, [issue.span])}`)).toEqual(
          spans.map(span => `${code} ${mark(text, [span])}`),
        )
        const [issue] = issues
        expect(issue?.message).not.toContain('{{')
        expect(issue?.why).not.toContain('{{')
        const [fix] = issue?.fixes ?? []
        expect(fix === undefined ? undefined : applyEdits(text, fix.edits)).toBe(example.fixed)
        if (example.fixed !== undefined)
          expect(parsePattern(example.fixed, dialect).issues).toEqual([])
      },
    )
  },
)
