import { type SyntaxNode, withoutTypes } from '../syntax/syntax-node.ts'

/** A search for a text in a value: `value.startsWith("text")`, `value.indexOf("text") !== -1`. */
export interface TextTest {
  readonly value: SyntaxNode
  readonly text: string
  readonly method: 'startsWith' | 'endsWith' | 'includes'
  /** Whether the test holds if the text is not found. */
  readonly isNegated: boolean
}

/** Reads a test of text. Null if the test has another form. */
export function textTestOf(written: SyntaxNode): TextTest | null {
  const node = withoutTypes(written)
  return startTest(node) ?? callTest(node)
}

function callTest(node: SyntaxNode): TextTest | null {
  const compared = comparedIndex(node)
  const call = unchained(compared?.call ?? node)
  const { callee } = call
  const [argument, other] = call.arguments ?? []
  if (call.type !== 'CallExpression' || callee?.type !== 'MemberExpression' || other) return null
  if (callee.object === undefined || callee.computed === true) return null
  const name = String(callee.property?.name)
  const pattern = callee.object.regex
  if (name === 'test' && pattern?.flags === '' && argument !== undefined) {
    const isStart = pathStarts.has(pattern.pattern) && compared === null
    return isStart ? { value: argument, text: '/', method: 'startsWith', isNegated: false } : null
  }
  if (typeof argument?.value !== 'string') return null
  const found = { value: callee.object, text: argument.value }
  if (compared !== null) {
    return name === 'indexOf'
      ? { ...found, method: compared.method, isNegated: compared.isNegated }
      : null
  }
  if (name !== 'startsWith' && name !== 'endsWith' && name !== 'includes') return null
  return { ...found, method: name, isNegated: false }
}

/** Regular expressions that only look for a slash at the start, and at what follows it. */
const pathStarts: ReadonlySet<string> = new Set(
  ['^/', '^/(?!/)', '^/[^/]', '^/(?![/\\\\])', '^/[^/\\\\]', '^/\\w?'].flatMap(source => [
    source,
    source.replaceAll('/', String.raw`\/`),
  ]),
)

/** Reads `value[0] === "/"` and `value.charAt(0) !== "/"`. */
function startTest({ type, operator, left, right }: SyntaxNode): TextTest | null {
  if (type !== 'BinaryExpression' || right?.value !== '/' || !/^[!=]==?$/.test(operator ?? ''))
    return null
  const [call, member] = left?.type === 'CallExpression' ? [left, left.callee] : [null, left]
  if (member?.type !== 'MemberExpression' || member.object === undefined) return null
  const isFirst =
    call === null
      ? member.computed === true && member.property?.value === 0
      : member.property?.name === 'charAt' && call.arguments?.[0]?.value === 0
  if (!isFirst) return null
  const isNegated = operator?.startsWith('!') === true
  return { value: member.object, text: '/', method: 'startsWith', isNegated }
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
