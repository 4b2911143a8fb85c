import type { IssueDefinition } from './issue.ts'
import { specs } from './specs/index.ts'

/**
 * Every mistake that any specification knows, by its code. Looking one up loads the room of its
 * specification only; going through them all loads all rooms.
 */
export const catalogue: ReadonlyMap<string, IssueDefinition> = {
  get: code => roomOf(code)?.get(code),
  has: code => roomOf(code)?.has(code) ?? false,
  get size() {
    return all().size
  },
  entries: () => all().entries(),
  keys: () => all().keys(),
  values: () => all().values(),
  forEach: (callback, thisArg) => {
    for (const [code, definition] of all()) callback.call(thisArg, definition, code, catalogue)
  },
  [Symbol.iterator]: () => all().entries(),
}

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

let complete: Definitions | null = null

function all(): Definitions {
  complete ??= new Map(
    specs.flatMap(spec => spec.issues.map(definition => [definition.code, definition] as const)),
  )
  return complete
}
