import { isKind, isList, textOf, Undecided, type Value } from './values.ts'

/** Evaluates `!value`, `typeof value` and other unary operators. */
export function applyUnary(operator: string | undefined, value: Value): Value {
  switch (operator) {
    case '!':
      return !value
    case '-':
      return -number(value)
    case '+':
      return number(value)
    case 'typeof':
      return isKind(value, 'function') ? 'function' : value === null ? 'object' : typeof value
    case 'void':
      return undefined
    default:
      throw new Undecided()
  }
}

/** Evaluates arithmetic and comparisons. */
export function applyBinary(operator: string | undefined, left: Value, right: Value): Value {
  switch (operator) {
    case '===':
      return isSame(left, right)
    case '!==':
      return !isSame(left, right)
    case '==':
      return isAlike(left, right)
    case '!=':
      return !isAlike(left, right)
    case '+':
      if (typeof left === 'number' && typeof right === 'number') return left + right
      return textOf(left) + textOf(right)
    case '-':
      return number(left) - number(right)
    case '<':
      return number(left) < number(right)
    case '<=':
      return number(left) <= number(right)
    case '>':
      return number(left) > number(right)
    case '>=':
      return number(left) >= number(right)
    default:
      throw new Undecided()
  }
}

function number(value: Value): number {
  if (typeof value !== 'number') throw new Undecided()
  return value
}

const isObject = (value: Value): boolean => typeof value === 'object' && value !== null

function isSame(left: Value, right: Value): boolean {
  if (isObject(left) && isObject(right)) throw new Undecided()
  return left === right
}

function isAlike(left: Value, right: Value): boolean {
  if (left === null || left === undefined) return right === null || right === undefined
  if (right === null || right === undefined) return false
  if (isList(left) || isList(right) || typeof left !== typeof right) throw new Undecided()
  return isSame(left, right)
}
