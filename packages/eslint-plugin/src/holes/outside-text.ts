import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { calleePath } from '../javascript/syntax/callee-path.ts'

/** Parts of a request in handlers of Express, Koa, Fastify and Next.js. All of them are decoded. */
const partOfRequest =
  /^(?:req|request|ctx|context|event)\.(?:request\.|req\.)?(?:query|params|body|queryStringParameters|pathParameters)\.\w+$/

/** Texts that users type or put into the address of a page. */
const partOfPage =
  /^(?:e|ev|evt|event)\.(?:target|currentTarget)\.value$|^(?:window\.|self\.)?name$|^process\.argv\.\w+$/

/** Returns whether an expression gives a text that comes from outside the program. */
export function isFromOutside(node: AstNode, program: Program): boolean {
  if (node.type === 'CallExpression') return isReadFromOutside(node, program)
  if (node.type !== 'MemberExpression') return false
  const path = calleePath(node)
  if (path?.root.type !== 'Identifier') return readsInput(node)
  const names = path.names.join('.')
  if (names === 'window.name' || names === 'self.name') return program.isGlobal(path.root)
  if (!partOfRequest.test(names) && (names === 'name' || !partOfPage.test(names))) return false
  return program.variableOf(path.root)?.defs[0]?.type !== 'ImportBinding'
}

/** Matches `prompt()`, `url.searchParams.get("q")` and `new FormData(form).get("q")`. */
function isReadFromOutside({ callee }: AstNode, program: Program): boolean {
  if (callee?.type === 'Identifier') return callee.name === 'prompt' && program.isGlobal(callee)
  if (callee?.type !== 'MemberExpression' || callee.object === undefined) return false
  const path = calleePath(callee)
  if (path?.names.at(-1) !== 'get') return false
  if (path.names.at(-2) === 'searchParams') return true
  const { type, callee: made } = callee.object
  return type === 'NewExpression' && /^(?:URLSearchParams|FormData)$/.test(String(made?.name))
}

/** Matches `document.querySelector("input").value`. */
function readsInput({ object, property }: AstNode): boolean {
  if (property?.name !== 'value' || object?.type !== 'CallExpression') return false
  const name = calleePath(object.callee ?? object)?.names.at(-1) ?? ''
  return /^(?:getElementById|querySelector)$/.test(name)
}
