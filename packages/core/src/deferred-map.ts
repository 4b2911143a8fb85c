/**
 * A map whose entries are looked up one by one with `find`, and brought together with `all`, once,
 * when something is asked of the whole.
 */
export function deferredMap<Value>(
  find: (key: string) => Value | undefined,
  all: () => ReadonlyMap<string, Value>,
): ReadonlyMap<string, Value> {
  let complete: ReadonlyMap<string, Value> | null = null
  const whole = (): ReadonlyMap<string, Value> => {
    complete ??= all()
    return complete
  }
  return {
    get: find,
    has: key => find(key) !== undefined,
    get size() {
      return whole().size
    },
    entries: () => whole().entries(),
    keys: () => whole().keys(),
    values: () => whole().values(),
    forEach: (callback, thisArg) => whole().forEach(callback, thisArg),
    [Symbol.iterator]: () => whole().entries(),
  }
}
