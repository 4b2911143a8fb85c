import type { PatternIssue } from './contract/pattern.ts'
import { examineFirebaseTable, type TableRule } from './dialects/hosting/firebase-table.ts'
import { unknownNames } from './dialects/hosting/unknown-names.ts'
import { toIssue } from './parse-pattern.ts'

/** A table of redirects, rewrites or headers, as one host reads it. */
export interface PatternTable {
  /** Id of the dialect of its patterns. */
  readonly dialect: string
  readonly isRedirect: boolean
}

/** Returns the issues of the rules of a table that the rules do not have alone. */
export function tableIssues(
  rules: readonly TableRule[],
  { dialect, isRedirect }: PatternTable,
): readonly { readonly index: number; readonly issue: PatternIssue }[] {
  const found =
    dialect === 'firebase'
      ? examineFirebaseTable(rules, isRedirect)
      : rules.flatMap((rule, index) => {
          const issue = unknownNames(rule)
          return issue === null ? [] : [{ index, found: issue }]
        })
  return found.map(({ index, found: issue }) => ({
    index,
    issue: toIssue(rules[index]?.text ?? '', issue),
  }))
}
