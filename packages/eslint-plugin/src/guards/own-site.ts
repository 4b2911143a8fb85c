import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { calleePath } from '../javascript/syntax/callee-path.ts'

const originName = /(?:^|_|[a-z])origin$/i
const hostName = /(?:^|_)(?:host|hostname|domain)$|[a-z](?:Host|HostName|Hostname|Domain)$/i

/** What requests say of the server that they were sent to. */
const ofRequest = /^(?:req|request|ctx)\.(?:headers\.host|hostname|host)$/
const ofEnvironment = /^process\.env\.\w+$/

/**
 * Returns the origin or the host of the own site, if a name says that it has one of them and only
 * whoever runs the program knows it: `process.env.APP_ORIGIN`, `getCurrentDomain()`,
 * `request.headers.host`, and `baseUrl` of a redirect callback of Auth.js.
 */
export function ownSiteNamedBy(node: AstNode, program: Program): AstNode | null {
  const named =
    node.type === 'CallExpression' ? (node.arguments?.length ? null : node.callee) : node
  const path = named ? calleePath(named) : null
  if (path?.root.type !== 'Identifier') return null
  const name = path.names.at(-1) ?? ''
  const value = originName.test(name)
    ? 'https://site.example'
    : hostName.test(name)
      ? 'site.example'
      : null
  const literal = (text: string): AstNode => ({ type: 'Literal', value: text, range: node.range })
  if (isBaseOfAuth(path.root, path.names, program)) return literal('https://site.example')
  if (value === null) return null
  const names = path.names.join('.')
  if (ofRequest.test(names) || (ofEnvironment.test(names) && program.isGlobal(path.root)))
    return literal(value)
  const definition = program.variableOf(path.root)?.defs[0]
  const isOwn =
    definition?.type === 'ImportBinding' ||
    (node.type === 'CallExpression' && definition?.type === 'FunctionName') ||
    (node.type === 'CallExpression' && path.names.length === 1 && definition === undefined)
  return isOwn ? literal(value) : null
}

/** Matches `baseUrl` in `redirect({ url, baseUrl })`. Auth.js sets it without a slash at the end. */
function isBaseOfAuth(root: AstNode, names: readonly string[], program: Program): boolean {
  if (names.join('.') !== 'baseUrl') return false
  const definition = program.variableOf(root)?.defs[0]
  const callback = definition?.type === 'Parameter' ? (definition.node as AstNode) : undefined
  return callback !== undefined && isRedirectOfAuth(callback)
}

/** Matches the callback `redirect({ url, baseUrl })` of Auth.js. */
export function isRedirectOfAuth(callback: AstNode): boolean {
  const { parent, params } = callback as AstNode & { readonly params?: readonly AstNode[] }
  if (parent?.type !== 'Property' || parent.key?.name !== 'redirect') return false
  const [pattern] = params ?? []
  const keys = pattern?.properties?.map(({ key }) => key?.name) ?? []
  return keys.includes('url') && keys.includes('baseUrl')
}
