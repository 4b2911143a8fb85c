import { type AST, RegExpParser } from '@eslint-community/regexpp'

const anything = '[^]*'

/**
 * Returns a regular expression that matches a whole text if the given one finds a match in it. It
 * has no assertions at its edges. Assertions elsewhere stay.
 */
export function asWhole(source: string, isUnicode: boolean): string {
  const parser = new RegExpParser()
  const pattern = parser.parsePattern(source, 0, source.length, { unicode: isUnicode })
  const left = alternatives(pattern.alternatives, 'start')
  const again = parser.parsePattern(left, 0, left.length, { unicode: isUnicode })
  return alternatives(again.alternatives, 'end')
}

type Edge = 'start' | 'end'

const alternatives = (list: readonly AST.Alternative[], edge: Edge): string =>
  list.map(({ elements }) => sequence(elements, edge)).join('|')

/** Returns the elements with what may come before or after them. */
function sequence(elements: readonly AST.Element[], edge: Edge): string {
  const isStart = edge === 'start'
  const outer = isStart ? elements[0] : elements.at(-1)
  const rest = isStart ? elements.slice(1) : elements.slice(0, -1)
  const join = (one: string, others: string): string => (isStart ? one + others : others + one)
  const written = rest.map(({ raw }) => raw).join('')
  if (outer === undefined) return anything
  if (outer.type === 'Assertion' && outer.kind === edge) return written
  if (!mentions(outer, edge)) return join(anything, elements.map(({ raw }) => raw).join(''))
  if (outer.type === 'Quantifier' && outer.min === 0 && outer.max === 1) {
    return `(?:${join(fixed(outer.element, edge), written)}|${sequence(rest, edge)})`
  }
  return join(fixed(outer, edge), written)
}

/** Returns an element at an edge with what may be beyond it. */
function fixed(element: AST.Element, edge: Edge): string {
  if (element.type === 'Group' || element.type === 'CapturingGroup') {
    return `(?:${alternatives(element.alternatives, edge)})`
  }
  // The lookahead looks for a part of the whole text.
  if (element.type === 'Assertion' && element.kind === 'lookahead' && !element.negate) {
    return `(?:${alternatives(element.alternatives, edge)})`
  }
  return edge === 'start' ? anything + element.raw : element.raw + anything
}

/** Returns whether an element has an assertion that the edge of a text may satisfy. */
function mentions(element: AST.Element, edge: Edge): boolean {
  if (element.type === 'Assertion') {
    if (element.kind === edge) return true
    return edge === 'end' && element.kind === 'lookahead' && !element.negate
  }
  if (element.type === 'Quantifier') return mentions(element.element, edge)
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return false
  return element.alternatives.some(({ elements }) => elements.some(inner => mentions(inner, edge)))
}
