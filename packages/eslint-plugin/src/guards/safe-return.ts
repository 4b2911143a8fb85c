import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { branchesOf } from './branches.ts'
import { functionName } from './function-name.ts'
import { type FoundUse, guardedUse } from './guarded-use.ts'

/** Names of functions that return a URL if it is safe to visit, and another URL if it is not. */
const makers =
  /^(?:get|to|resolve|make|ensure)?_?(?:safe|sanitized?|validated?)_?\w*(?:redirect|url|return|callback|next|target|destination)\w*$|^(?:get|resolve)\w*safe\w*(?:redirect|url)\w*$/i

/** Yields the values that a function returns as safe, with the tests before them. */
export function* safeReturns(node: AstNode, program: Program): Generator<FoundUse> {
  if (!makers.test(functionName(node))) return
  const body = node.body as AstNode | undefined
  if (body === undefined) return
  const returned = body.type === 'BlockStatement' ? valuesReturned(body) : [body]
  for (const value of returned) {
    for (const used of branchesOf(value)) {
      const found = guardedUse(used, 'request', program)
      if (found !== null) yield found
    }
  }
}

/** Returns the values of the return statements of a function, without those of nested functions. */
function valuesReturned(node: AstNode): readonly AstNode[] {
  if (/Function/.test(node.type)) return []
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : []
  const { body, consequent, alternate, block, handler } = node
  const parts = [body, consequent, alternate, block, handler].flat()
  return parts.flatMap(part => (part ? valuesReturned(part as AstNode) : []))
}
