import type { Interpreter } from './interpreter.ts'
import { isKind, isList, textOf, Undecided, type Value } from './values.ts'

/** Calls a method of an array, as JavaScript defines it. */
export function callListMethod(
  list: readonly Value[],
  name: string,
  args: readonly Value[],
  evaluator: Interpreter,
): Value {
  const [first, second] = args
  const call = (value: Value, index: number): Value => {
    if (!isKind(first, 'function')) throw new Undecided()
    return evaluator.call(first, [value, index])
  }
  const index = (value: Value): number | undefined => {
    if (value === undefined || typeof value === 'number') return value
    throw new Undecided()
  }
  switch (name) {
    case 'includes':
      return list.includes(first)
    case 'indexOf':
      return list.indexOf(first)
    case 'some':
      return list.some((value, i) => Boolean(call(value, i)))
    case 'every':
      return list.every((value, i) => Boolean(call(value, i)))
    case 'find':
      return list.find((value, i) => Boolean(call(value, i)))
    case 'findIndex':
      return list.findIndex((value, i) => Boolean(call(value, i)))
    case 'filter':
      return list.filter((value, i) => Boolean(call(value, i)))
    case 'map':
      return list.map(call)
    case 'at':
      return list.at(index(first) ?? 0)
    case 'slice':
      return list.slice(index(first), index(second))
    case 'join':
      return list.map(textOf).join(first === undefined ? ',' : textOf(first))
    case 'pop':
      return list.at(-1)
    case 'shift':
      return list[0]
    case 'concat':
      return [...list, ...args.flatMap(arg => (isList(arg) ? arg : [arg]))]
    default:
      throw new Undecided()
  }
}
