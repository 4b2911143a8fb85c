import { parse } from '@hreflint/core'
import type { Interpreter } from '../evaluate/interpreter.ts'
import { Scope } from '../evaluate/scope.ts'
import { parseUrl, urlMember } from '../evaluate/url-value.ts'
import { textOf } from '../evaluate/values.ts'
import { type SyntaxNode, withoutTypes } from '../syntax/syntax-node.ts'

/** A replacement of a test, and its meaning. */
export interface ExactTest {
  readonly node: SyntaxNode
  readonly text: string
  readonly holds: (interpreter: Interpreter) => boolean
}

/** A base URL whose origin no other URL has. */
const nowhere = 'https://site.invalid'

/** A search for a text in a value: `value.startsWith("text")`, `value.indexOf("text") !== -1`. */
interface TextTest {
  readonly value: SyntaxNode
  readonly text: string
  readonly method: 'startsWith' | 'endsWith' | 'includes'
  /** Whether the test holds if the text is not found. */
  readonly isNegated: boolean
}

/**
 * Returns the comparison of URL parts that a test of text was meant to be. Null if it cannot be
 * written in full.
 *
 * @param sourceOf Returns the source text of a node.
 */
export function exactTest(
  node: SyntaxNode,
  isOrigin: boolean,
  sourceOf: (node: SyntaxNode) => string,
): ExactTest | null {
  const test = textTestOf(node)
  if (test === null) return null
  const value = sourceOf(test.value)
  if (/\n/.test(value)) return null
  const exact = isOrigin
    ? ofOrigin(test, value)
    : isHostPart(test.value)
      ? ofHost(test, value)
      : ofUrl(test, value)
  if (exact === null) return null
  const { text, holds } = exact
  const read = (interpreter: Interpreter): boolean =>
    holds(textOf(interpreter.evaluate(test.value, new Scope(null)))) !== test.isNegated
  return { node, text: `${test.isNegated ? '!' : ''}(${text})`, holds: read }
}

interface Exact {
  readonly text: string
  readonly holds: (value: string) => boolean
}

function ofUrl({ text, method }: TextTest, value: string): Exact | null {
  if (text === '/' && method === 'startsWith') {
    const based = `${value}, '${nowhere}'`
    return {
      text: `${value}.startsWith('/') && URL.canParse(${based}) && new URL(${based}).origin === '${nowhere}'`,
      holds: url => url.startsWith('/') && partOf(url, 'origin', nowhere) === nowhere,
    }
  }
  if (/^javascript:?$/i.test(text) && method === 'startsWith') {
    const based = `${value}, '${nowhere}'`
    return {
      text: `URL.canParse(${based}) && new URL(${based}).protocol === 'javascript:'`,
      holds: url => partOf(url, 'protocol', nowhere) === 'javascript:',
    }
  }
  const origin = originIn(text)
  const test = (part: string, name: string): Exact => ({
    text: `URL.canParse(${value}) && new URL(${value}).${part} === '${name}'`,
    holds: url => partOf(url, part) === name,
  })
  if (origin !== null && method !== 'endsWith') return test('origin', origin)
  const host = hostIn(text)
  if (host === null || method === 'startsWith') return null
  if (!text.startsWith('.')) return test('hostname', host)
  return {
    text: `URL.canParse(${value}) && new URL(${value}).hostname.endsWith('${text}')`,
    holds: url => partOf(url, 'hostname')?.endsWith(text) === true,
  }
}

function ofHost({ text, method }: TextTest, value: string): Exact | null {
  const host = hostIn(text)
  if (host === null || method === 'startsWith') return null
  return {
    text: `${value} === '${host}' || ${value}.endsWith('.${host}')`,
    holds: name => name === host || name.endsWith(`.${host}`),
  }
}

function ofOrigin({ text }: TextTest, value: string): Exact | null {
  const host = hostIn(text)
  const origin = originIn(text) ?? (host === null ? null : `https://${host}`)
  return origin === null
    ? null
    : { text: `${value} === '${origin}'`, holds: name => name === origin }
}

function partOf(url: string, part: string, base?: string): string | null {
  const parsed = parseUrl(url, base)
  return parsed === null ? null : textOf(urlMember({ is: 'url', url: parsed }, part))
}

/** Returns the origin that a text is, with or without a trailing slash. */
function originIn(text: string): string | null {
  const { url } = parse(text)
  if (url === null || !/^https?:\/\/[^/?#\\@]+\/?$/i.test(text)) return null
  return textOf(urlMember({ is: 'url', url }, 'origin'))
}

/** Returns the host that a text is. */
function hostIn(text: string): string | null {
  const name = text.replace(/^\./, '')
  return /^(?:[a-z0-9_-]+\.)+[a-z][a-z0-9-]*$/.test(name) ? name : null
}

function isHostPart(node: SyntaxNode): boolean {
  const { type, property, computed } = withoutTypes(node)
  return (
    type === 'MemberExpression' &&
    computed !== true &&
    /^host(?:name)?$/.test(String(property?.name))
  )
}

/** Reads a test of text. Null if the test has another form. */
function textTestOf(written: SyntaxNode): TextTest | null {
  const node = withoutTypes(written)
  const compared = comparedIndex(node)
  const call = unchained(compared?.call ?? node)
  const { callee } = call
  const [argument, other] = call.arguments ?? []
  if (call.type !== 'CallExpression' || callee?.type !== 'MemberExpression' || other) return null
  if (callee.object === undefined || callee.computed === true) return null
  if (typeof argument?.value !== 'string') return null
  const found = { value: callee.object, text: argument.value }
  const name = String(callee.property?.name)
  if (compared !== null) {
    return name === 'indexOf'
      ? { ...found, method: compared.method, isNegated: compared.isNegated }
      : null
  }
  if (name !== 'startsWith' && name !== 'endsWith' && name !== 'includes') return null
  return { ...found, method: name, isNegated: false }
}

/** Reads `… === 0`, `… !== -1`, `… >= 0` and similar comparisons. */
function comparedIndex({
  type,
  operator = '',
  left,
  right,
}: SyntaxNode): (Pick<TextTest, 'method' | 'isNegated'> & { readonly call: SyntaxNode }) | null {
  if (type !== 'BinaryExpression' || left === undefined || right === undefined) return null
  const index = right.type === 'UnaryExpression' && right.argument?.value === 1 ? -1 : right.value
  const form = `${operator.replace('===', '==').replace('!==', '!=')} ${String(index)}`
  switch (form) {
    case '== 0':
      return { call: left, method: 'startsWith', isNegated: false }
    case '!= 0':
      return { call: left, method: 'startsWith', isNegated: true }
    case '!= -1':
    case '>= 0':
    case '> -1':
      return { call: left, method: 'includes', isNegated: false }
    case '== -1':
    case '< 0':
      return { call: left, method: 'includes', isNegated: true }
    default:
      return null
  }
}

function unchained(node: SyntaxNode): SyntaxNode {
  return node.type === 'ChainExpression' && node.expression !== undefined ? node.expression : node
}
