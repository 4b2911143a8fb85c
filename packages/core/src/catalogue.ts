import type { IssueDefinition } from './issue.ts'
import { specs } from './specs/index.ts'

/** Every mistake that any specification knows, by its code. */
export const catalogue: ReadonlyMap<string, IssueDefinition> = new Map(
  specs.flatMap(spec => spec.issues.map(definition => [definition.code, definition] as const)),
)
