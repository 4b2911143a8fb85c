import type { Issue } from './issue.ts'
import type { IssueDefinition } from './issue-definition.ts'
import type { UrlSpec } from './spec.ts'

const known = new WeakMap<UrlSpec, ReadonlyMap<string, IssueDefinition>>()

/** Returns the definitions of a specification's issues, by their codes. */
export function definitionsOf(spec: UrlSpec): ReadonlyMap<string, IssueDefinition> {
  let definitions = known.get(spec)
  if (definitions === undefined) {
    definitions = new Map(spec.issues.map(definition => [definition.code, definition]))
    known.set(spec, definitions)
  }
  return definitions
}

/**
 * The definition of an issue that a specification found.
 *
 * @throws RangeError for a code that is not one of the specification's.
 */
export function definitionOf({ code }: Issue, spec: UrlSpec): IssueDefinition {
  const definition = definitionsOf(spec).get(code)
  if (definition === undefined) {
    throw new RangeError(`${spec.id} has no issue with the code ${JSON.stringify(code)}.`)
  }
  return definition
}
