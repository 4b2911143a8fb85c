import { dialectOfHeader } from '@hreflint/documents/url-places'
import { moduleMembers } from '../javascript/modules/module-members.ts'
import type { Program } from '../javascript/program.ts'
import type { AstNode } from '../javascript/syntax/ast-node.ts'
import { nameOfKey } from '../javascript/syntax/callee-path.ts'
import type { FoundPattern } from './found-pattern.ts'

const helmetModules: Readonly<Record<string, RegExp>> = {
  helmet: /^(?:default|helmet)?(?:\.?contentSecurityPolicy)?$/,
  'helmet-csp': /^(?:default)?$/,
}

const sourceDirective =
  /(?:Src(?:Elem|Attr)?|-src(?:-elem|-attr)?|Ancestors|-ancestors|Action|-action)$/

/**
 * Returns the sources that `helmet` takes: `helmet({ contentSecurityPolicy: { directives: {
 * scriptSrc: ["'self'"] } } })`.
 */
export function sourcesOfHelmet(call: AstNode, program: Program): readonly FoundPattern[] {
  const { callee, arguments: args = [] } = call
  const [options] = args
  if (callee === undefined || options?.type !== 'ObjectExpression') return []
  const isHelmet = moduleMembers(callee, program).some(({ module, path }) =>
    helmetModules[module]?.test(path),
  )
  if (!isHelmet) return []
  const policy = memberOf(options, 'contentSecurityPolicy') ?? options
  const directives = memberOf(policy, 'directives')
  return (directives?.properties ?? []).flatMap(({ key, value }) => {
    const name = nameOfKey(key)
    const list = value as AstNode | undefined
    if (name === null || !sourceDirective.test(name) || list?.type !== 'ArrayExpression') return []
    return (list.elements ?? [])
      .filter(Boolean)
      .map(expression => ({ expression, dialect: 'csp', accepts: isOfOne }))
  })
}

/**
 * Returns whether an issue concerns a single source. Each element is one source and is judged
 * without the others.
 */
const isOfOne = (code: string): boolean => code !== 'pattern/csp-none-with-others'

function memberOf({ properties = [] }: AstNode, name: string): AstNode | undefined {
  const found = properties.find(({ key, computed }) => computed !== true && nameOfKey(key) === name)
  const value = found?.value as AstNode | undefined
  return value?.type === 'ObjectExpression' ? value : undefined
}

const methods = new Set(['append', 'header', 'set', 'setHeader'])

/**
 * Returns the policy in `{ "Content-Security-Policy": "default-src self" }`, and in
 * `{ key: "Content-Security-Policy", value: "default-src self" }`, as in `next.config.js`.
 */
export function policyOfHeader({ key, value, computed, parent }: AstNode): readonly FoundPattern[] {
  const name = computed === true ? null : nameOfKey(key)
  if (name === null) return []
  if (name !== 'value') return policyIn(name, value as AstNode)
  const named = parent?.properties?.find(one => nameOfKey(one.key) === 'key')?.value
  const header = (named as AstNode | undefined)?.value
  return typeof header === 'string' ? patternIn(header, value as AstNode) : []
}

/** Returns the policy in `response.setHeader("Content-Security-Policy", "default-src self")`. */
export function policyOfCall({ callee, arguments: args = [] }: AstNode): readonly FoundPattern[] {
  const [name, value] = args
  if (callee?.type !== 'MemberExpression' || value === undefined) return []
  if (typeof callee.property?.name !== 'string' || !methods.has(callee.property.name)) return []
  return typeof name?.value === 'string' ? policyIn(name.value, value) : []
}

/** Origins are found by their own rules, in `origins.ts`. */
function policyIn(header: string, expression: AstNode): readonly FoundPattern[] {
  return patternIn(header, expression).filter(({ dialect }) => dialect !== 'origin')
}

function patternIn(header: string, expression: AstNode): readonly FoundPattern[] {
  const dialect = dialectOfHeader(header)
  if (dialect === null || (dialect === 'link-header' && !hasRelation(expression))) return []
  return [{ expression, dialect }]
}

/** Whether a text has `; rel=`: `link` is the name of much else. */
function hasRelation({ value, quasis = [] }: AstNode): boolean {
  const texts = [value, ...quasis.map(quasi => (quasi.value as { cooked?: unknown }).cooked)]
  return texts.some(text => typeof text === 'string' && /;\s*rel\s*=/i.test(text))
}
