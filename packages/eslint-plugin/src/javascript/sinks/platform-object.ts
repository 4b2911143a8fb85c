import { constantOf } from '../constants/constant.ts'
import type { Program } from '../program.ts'
import type { AstNode } from '../syntax/ast-node.ts'
import { calleePath } from '../syntax/callee-path.ts'
import { unwrapped } from '../syntax/unwrapped.ts'
import { elementOf, interfaceOf } from './known-element.ts'

/** Methods that give an element of the page, of whatever kind. */
const givesElement = new Set([
  'closest',
  'createElement',
  'createElementNS',
  'getElementById',
  'querySelector',
])

/**
 * Last words of the names that page scripts commonly give to elements with URLs, and to requests.
 */
const wellKnownWords = new Set(
  'a anchor area audio embed frame iframe image img link script source track video'.split(' '),
)
const requestWords = new Set(['xhr', 'xmlhttp'])

/** Words that the name of an element may end with: `linkEl`, `videoRef.current`. */
const vagueWords = new Set(['el', 'elem', 'element', 'node', 'ref', 'tag', 'current', 'value'])

const worklet = /^(?:audio|paint|layout|animation)Worklet$/

/**
 * Returns whether the object whose member is set or called is certainly the platform's: it is
 * created, found or declared as an element or a request, or it is named like one in a script that
 * uses the page.
 *
 * @param member For example `src` or `open`. A request has no `src`, and an element has no
 * `open()`.
 */
export function isPlatformObject(owner: AstNode, member: string, program: Program): boolean {
  if (member === 'open')
    return isRequest(owner, program, 0) || isNamed(owner, requestWords, program)
  if (member === 'addModule') return worklet.test(calleePath(owner)?.names.at(-1) ?? '')
  return isElement(owner, program, 0) || isNamed(owner, wellKnownWords, program)
}

function isElement(node: AstNode, program: Program, depth: number): boolean {
  if (elementOf(node, program) !== null) return true
  if (/^(?:HTML|SVG)?\w*Element$/.test(interfaceOf(node, program) ?? '')) return true
  const made = madeBy(node, program, depth)
  if (made?.type !== 'CallExpression' || made.callee === undefined) return false
  return givesElement.has(calleePath(made.callee)?.names.at(-1) ?? '')
}

function isRequest(node: AstNode, program: Program, depth: number): boolean {
  if (interfaceOf(node, program) === 'XMLHttpRequest') return true
  const made = madeBy(node, program, depth)
  if (made?.type !== 'NewExpression' || made.callee === undefined) return false
  const path = calleePath(made.callee)
  return path?.names.at(-1) === 'XMLHttpRequest' && program.isGlobal(path.root)
}

/** Returns the expression that creates an object, through wrappers and a constant. */
function madeBy(node: AstNode, program: Program, depth: number): AstNode | null {
  if (depth > 3) return null
  const inner = unwrapped(node) ?? (node.type === 'Identifier' ? constantOf(node, program) : null)
  return inner === null ? node : madeBy(inner, program, depth + 1)
}

/**
 * Returns whether an object is named with one of the words, in a script that uses the page. On a
 * server, a name proves nothing: `image.src` may be a file.
 */
function isNamed(owner: AstNode, words: ReadonlySet<string>, program: Program): boolean {
  if (!program.isOfPage) return false
  const written = calleePath(owner)?.names.slice(-2).flatMap(wordsOf) ?? []
  return words.has(written.findLast(word => !vagueWords.has(word)) ?? '')
}

/** Splits a name into lowercase words: `$logoImage2` → `logo`, `image`. */
function wordsOf(name: string): readonly string[] {
  return (name.match(/[A-Z]*[a-z]+|[A-Z]+/g) ?? []).map(word => word.toLowerCase())
}
