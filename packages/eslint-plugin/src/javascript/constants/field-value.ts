import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { memberName, nameOfKey } from '../syntax/callee-path.ts'
import { classAround } from './class-around.ts'

/** The values that a class gives its fields, by their names. */
const valuesByClass = new WeakMap<AstNode, ReadonlyMap<string, readonly AstNode[]>>()

/**
 * Returns the only value that a class gives a field: `this.client = axios.create()`. Null if there
 * are several, or none. Other code may still set the field.
 */
export function fieldValue(member: AstNode, program: Program): AstNode | null {
  const name = memberName(member)
  const body = member.object?.type === 'ThisExpression' ? classAround(member) : null
  if (name === null || body === null) return null
  const [value, other] = valuesIn(body, program).get(name) ?? []
  return other === undefined ? (value ?? null) : null
}

function valuesIn(body: AstNode, program: Program): ReadonlyMap<string, readonly AstNode[]> {
  const known = valuesByClass.get(body)
  if (known !== undefined) return known
  const values = new Map<string, AstNode[]>()
  const add = (name: string | null, value: unknown): void => {
    if (name === null || typeof value !== 'object' || value === null) return
    values.set(name, [...(values.get(name) ?? []), value as AstNode])
  }
  const left = [body]
  for (let node = left.pop(); node !== undefined; node = left.pop()) {
    const { type, key, value, right, left: target, computed } = node
    if (type === 'PropertyDefinition' && computed !== true) add(nameOfKey(key), value)
    if (type === 'AssignmentExpression' && target?.object?.type === 'ThisExpression')
      add(memberName(target), right)
    for (const child of program.sourceCode.visitorKeys[type] ?? []) {
      const inner = (node as unknown as Record<string, unknown>)[child]
      for (const each of Array.isArray(inner) ? inner : [inner]) if (each) left.push(each)
    }
  }
  valuesByClass.set(body, values)
  return values
}
