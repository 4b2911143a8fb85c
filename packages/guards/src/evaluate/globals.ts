import { isKind, isList, ProgramThrows, textOf, Undecided, type Value } from './values.ts'
import { parseUrl } from './url-value.ts'

const known: Readonly<Record<string, (args: readonly Value[]) => Value>> = {
  String: ([value]) => textOf(value),
  Boolean: ([value]) => Boolean(value),
  decodeURIComponent: ([value]) => decoded(() => decodeURIComponent(textOf(value))),
  decodeURI: ([value]) => decoded(() => decodeURI(textOf(value))),
  encodeURIComponent: ([value]) => decoded(() => encodeURIComponent(textOf(value))),
  encodeURI: ([value]) => decoded(() => encodeURI(textOf(value))),
  'Array.isArray': ([value]) => isList(value),
  'URL.canParse': ([url, base]) => parsedOf(url, base) !== null,
  'URL.parse': ([url, base]) => {
    const parsed = parsedOf(url, base)
    return parsed === null ? null : { is: 'url', url: parsed }
  },
  'Object.values': ([value]) => [...members(value).values()],
  'Object.keys': ([value]) => [...members(value).keys()],
  'Object.freeze': ([value]) => value,
}

const parsedOf = (url: Value, base: Value) =>
  parseUrl(textOf(url), base === undefined ? undefined : textOf(base))

export const isKnownGlobal = (name: string): boolean => Object.hasOwn(known, name)

/** Calls a function of the platform by its name. */
export function callGlobal(name: string, args: readonly Value[]): Value {
  if (!isKnownGlobal(name)) throw new Undecided()
  return known[name]?.(args)
}

function decoded(decode: () => string): string {
  try {
    return decode()
  } catch {
    throw new ProgramThrows()
  }
}

function members(value: Value): ReadonlyMap<string, Value> {
  if (!isKind(value, 'record')) throw new Undecided()
  return value.members
}
