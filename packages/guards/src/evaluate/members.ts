import type { Interpreter } from './interpreter.ts'
import { callListMethod } from './list-methods.ts'
import { search } from './regexp/match.ts'
import { callStringMethod } from './string-methods.ts'
import { urlMember } from './url-value.ts'
import type { Work } from './work.ts'
import { isKind, isList, ProgramThrows, textOf, Undecided, type Value } from './values.ts'

/** Evaluates `value.name`. */
export function memberOf(value: Value, name: string): Value {
  if (value === null || value === undefined) throw new ProgramThrows()
  if (typeof value === 'string' || isList(value)) {
    if (name === 'length') return value.length
    if (/^\d+$/.test(name)) return value[Number(name)]
    throw new Undecided()
  }
  if (isKind(value, 'url')) return urlMember(value, name)
  if (isKind(value, 'record') && value.members.has(name)) return value.members.get(name)
  throw new Undecided()
}

/** Evaluates `owner.name(…args)`. */
export function callMethod(
  owner: Value,
  name: string,
  args: readonly Value[],
  evaluator: Interpreter,
): Value {
  if (owner === null || owner === undefined) throw new ProgramThrows()
  if (typeof owner === 'string') return callStringMethod(owner, name, args, evaluator.work)
  if (isList(owner)) return callListMethod(owner, name, args, evaluator)
  if (isKind(owner, 'set')) {
    if (name === 'has') return owner.values.includes(args[0])
    throw new Undecided()
  }
  if (isKind(owner, 'pattern')) return callPatternMethod(owner, name, args, evaluator.work)
  if (isKind(owner, 'url') && (name === 'toString' || name === 'toJSON')) return textOf(owner)
  if (isKind(owner, 'record')) {
    const method = owner.members.get(name)
    if (name === 'hasOwnProperty') return owner.members.has(textOf(args[0]))
    if (isKind(method, 'function')) return evaluator.call(method, args)
  }
  throw new Undecided()
}

function callPatternMethod(
  pattern: { readonly source: string; readonly flags: string },
  name: string,
  [text]: readonly Value[],
  work: Work,
): Value {
  if (name !== 'test' && name !== 'exec') throw new Undecided()
  const match = search(pattern, textOf(text), work)
  return name === 'test' ? match !== null : (match?.groups ?? null)
}
