import { referenceIssues } from '@hreflint/references/issues'
import { describe, expect, test } from 'vitest'
import { mark, marked } from '../support/marked.ts'
import { fixedOnSite, lintOnSite } from './tiny-site.ts'

describe.each(referenceIssues.map(definition => [definition.code, definition] as const))(
  '%s',
  (code, { kind, message, why, clause, examples }) => {
    test('is defined', () => {
      expect(code).toMatch(/^(?:reference|redirect|site)\/[a-z]+(-[a-z]+)*$/)
      expect(kind).toBe('broken-reference')
      expect(message).toMatch(/^(?:[A-Z]|\{\{).*\.$/)
      expect(why).toMatch(/^[A-Z].*\.$/)
      if (clause !== null) expect(clause).toMatch(/^https:/)
      expect(examples.length).toBeGreaterThan(0)
    })

    test.each(examples.map(example => [example.url, example] as const))('%s', (url, example) => {
      const { text, spans } = marked(url)
      const { site, fixed } = example
      if (site === undefined) throw new Error(`The example ${url} has no site.`)
      const { findings } = lintOnSite(text, site, code)
      expect(findings.map(finding => `${finding.code} ${mark(text, [finding.span])}`)).toEqual(
        spans.map(span => `${code} ${mark(text, [span])}`),
      )
      expect(findings[0]?.message).not.toContain('{{')
      expect(fixedOnSite(text, site, code)).toBe(fixed ?? text)
    })
  },
)
