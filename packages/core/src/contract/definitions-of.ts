import type { IssueDefinition } from './issue-definition.ts'
import type { UrlSpec } from './spec.ts'

const known = new WeakMap<UrlSpec, ReadonlyMap<string, IssueDefinition>>()

/** The definitions of a specification's issues, by their codes. */
export function definitionsOf(spec: UrlSpec): ReadonlyMap<string, IssueDefinition> {
  let definitions = known.get(spec)
  if (definitions === undefined) {
    definitions = new Map(spec.issues.map(definition => [definition.code, definition]))
    known.set(spec, definitions)
  }
  return definitions
}
