import type { PatternIssue } from './contract/pattern.ts'
import { examineFirebaseTable, type TableRule } from './dialects/hosting/firebase-table.ts'
import { toIssue } from './parse-pattern.ts'

/** Returns the issues of the rules of a table of Firebase that the rules do not have alone. */
export function tableIssues(
  rules: readonly TableRule[],
  isRedirect: boolean,
): readonly { readonly index: number; readonly issue: PatternIssue }[] {
  return examineFirebaseTable(rules, isRedirect).map(({ index, found }) => ({
    index,
    issue: toIssue(rules[index]?.text ?? '', found),
  }))
}
