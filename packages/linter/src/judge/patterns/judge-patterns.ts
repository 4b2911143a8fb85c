import type { EmbeddedPattern } from '@hreflint/documents'
import type { PatternIssue } from '@hreflint/patterns'
import { loadPatterns } from '#patterns'
import { judgePattern } from './judge-pattern.ts'

/** An issue, and the pattern that has it. */
export interface JudgedPattern {
  readonly pattern: EmbeddedPattern
  readonly issue: PatternIssue
}

/** Returns the issues of the patterns of one document: of each alone, and of tables as a whole. */
export function judgePatterns(
  patterns: readonly EmbeddedPattern[],
  base?: string,
): readonly JudgedPattern[] {
  const alone = patterns.flatMap(pattern =>
    judgePattern(pattern, base).map(issue => ({ pattern, issue })),
  )
  const lists = new Set(patterns.flatMap(({ rule }) => (rule === undefined ? [] : [rule.list])))
  return [...alone, ...Array.from(lists).flatMap(list => ofTable(patterns, list))]
}

function ofTable(patterns: readonly EmbeddedPattern[], list: string): readonly JudgedPattern[] {
  const members = patterns.filter(({ rule }) => rule?.list === list)
  const rules = members.map(({ text, rule }) => ({ text, target: rule?.target ?? null }))
  const dialect = members[0]?.dialect ?? ''
  const table = { dialect, isRedirect: list.endsWith('redirects') }
  const found = loadPatterns()?.tableIssues(rules, table) ?? []
  return found.flatMap(({ index, issue }) => {
    const pattern = members[index]
    return pattern === undefined ? [] : [{ pattern, issue }]
  })
}
