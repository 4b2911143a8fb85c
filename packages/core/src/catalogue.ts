import { deferredMap } from './deferred-map.ts'
import type { IssueDefinition } from './issue.ts'
import { specs } from './specs/index.ts'

/**
 * Every mistake that any specification knows, by its code. Looking one up loads the room of its
 * specification only; going through them all loads all rooms.
 */
export const catalogue: ReadonlyMap<string, IssueDefinition> = deferredMap(
  code => roomOf(code)?.get(code),
  () =>
    new Map(
      specs.flatMap(spec => spec.issues.map(definition => [definition.code, definition] as const)),
    ),
)

type Definitions = ReadonlyMap<string, IssueDefinition>

const byRoom = new Map<string, Definitions>()

/** The definitions of the room whose id a code begins with. */
function roomOf(code: string): Definitions | undefined {
  const id = code.slice(0, code.indexOf('/'))
  if (!byRoom.has(id)) {
    const spec = specs.find(candidate => candidate.id === id)
    if (spec === undefined) return undefined
    byRoom.set(id, new Map(spec.issues.map(definition => [definition.code, definition])))
  }
  return byRoom.get(id)
}
