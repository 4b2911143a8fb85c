import { parse } from '@hreflint/core'
import type { Interpreter } from '../evaluate/interpreter.ts'
import type { Scope } from '../evaluate/scope.ts'
import { parseUrl, urlMember } from '../evaluate/url-value.ts'
import { textOf, type Value } from '../evaluate/values.ts'
import { type SyntaxNode, withoutTypes } from '../syntax/syntax-node.ts'
import { type TextTest, textTestOf } from './text-test.ts'

/** A replacement of an expression, and its value. */
export interface ExactTest {
  readonly node: SyntaxNode
  readonly text: string
  readonly value: (interpreter: Interpreter, scope: Scope) => Value
}

/** A base URL whose origin no other URL has. */
const nowhere = 'https://site.invalid'

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
  const part = partRead(test.value)
  const exact = isOrigin
    ? ofOrigin(test, value)
    : part === 'host'
      ? ofHost(test, value)
      : part === 'url'
        ? ofUrlPart(test, sourceOf)
        : ofUrl(test, value)
  if (exact === null) return null
  const { text, holds } = exact
  return {
    node,
    text: written(text, test.isNegated, node),
    value: (interpreter, scope) =>
      holds(textOf(interpreter.evaluate(test.value, scope))) !== test.isNegated,
  }
}

/** Returns a comparison or its contrary, in parentheses if its place needs them. */
function written(text: string, isNegated: boolean, node: SyntaxNode): string {
  const isOne = !/ (?:&&|\|\|) /.test(text)
  if (isNegated && !isOne) return `!(${text})`
  if (isNegated && text.includes(' === ')) return text.replace(' === ', ' !== ')
  if (isNegated) return `!${text}`
  const parent = (node as { readonly parent?: SyntaxNode }).parent
  const isAlone = /^(?:IfStatement|ReturnStatement|ArrowFunctionExpression|VariableDeclarator)$/
  if (isAlone.test(parent?.type ?? '')) return text
  if (
    parent?.type === 'LogicalExpression' &&
    (isOne || (parent.operator === '&&' && !text.includes(' || ')))
  )
    return text
  // A call binds as tightly as what it replaces.
  return isOne && !text.includes(' === ') ? text : `(${text})`
}

interface Exact {
  readonly text: string
  readonly holds: (value: string) => boolean
}

/** A slash that nothing follows which a parser reads as the start of a host, or removes. */
const pathStart = /^\/(?![/\\\s])/

function ofUrl({ text, method }: TextTest, value: string): Exact | null {
  if (text === '/' && method === 'startsWith')
    return { text: `${String(pathStart)}.test(${value})`, holds: url => pathStart.test(url) }
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

/** A test of `url.href` or `url.origin`, whose URL is parsed already. */
function ofUrlPart(
  { text, method, value }: TextTest,
  sourceOf: (node: SyntaxNode) => string,
): Exact | null {
  const { object } = withoutTypes(value)
  const origin = originIn(text)
  if (origin === null || method === 'endsWith' || object === undefined) return null
  return {
    text: `${sourceOf(object)}.origin === '${origin}'`,
    holds: url => partOf(url, 'origin') === origin,
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

function ofOrigin({ text, method }: TextTest, value: string): Exact | null {
  const origin = originIn(text)
  if (origin !== null) return { text: `${value} === '${origin}'`, holds: name => name === origin }
  const host = hostIn(text)
  if (host === null || method === 'startsWith') return null
  return {
    text: `${value} === 'https://${host}' || ${value}.endsWith('.${host}')`,
    holds: name => name === `https://${host}` || name.endsWith(`.${host}`),
  }
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

/** Returns what part of a parsed URL an expression reads: its host, or a text that starts like the URL. */
function partRead(node: SyntaxNode): 'host' | 'url' | null {
  const { type, property, computed } = withoutTypes(node)
  if (type !== 'MemberExpression' || computed === true) return null
  const name = String(property?.name)
  return /^host(?:name)?$/.test(name) ? 'host' : /^(?:href|origin)$/.test(name) ? 'url' : null
}
