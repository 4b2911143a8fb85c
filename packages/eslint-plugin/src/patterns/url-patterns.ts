import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { calleePath, nameOfKey } from '../javascript/syntax/callee-path.ts'
import type { FoundPattern } from './found-pattern.ts'

const globalObjects = new Set(['globalThis', 'self', 'window'])

/** The patterns that `new URLPattern(…)` takes. */
export function urlPatternsOf(call: AstNode, program: Program): readonly FoundPattern[] {
  const path = call.callee === undefined ? null : calleePath(call.callee)
  if (path === null || !program.isGlobal(path.root)) return []
  const names = path.names.filter(name => !globalObjects.has(name))
  if (names.join('.') !== 'URLPattern') return []
  const [input, second] = call.arguments ?? []
  if (input === undefined || input.type === 'SpreadElement') return []
  if (input.type === 'ObjectExpression') return componentsOf(input)
  const isOptions = second === undefined || second.type === 'ObjectExpression'
  return [{ expression: input, dialect: 'urlpattern', base: isOptions ? undefined : second }]
}

function componentsOf({ properties = [] }: AstNode): readonly FoundPattern[] {
  return properties.flatMap(property => {
    const component = property.computed === true ? null : nameOfKey(property.key)
    const expression = property.value as AstNode | undefined
    return component === null || expression === undefined || component === 'baseURL'
      ? []
      : [{ expression, dialect: 'component', component }]
  })
}
