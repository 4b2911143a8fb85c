/** Keywords that an expression can follow. */
const beforeExpression = new Set([
  ...['await', 'case', 'default', 'delete', 'do', 'else', 'extends', 'in', 'instanceof', 'new'],
  ...['of', 'return', 'throw', 'typeof', 'void', 'yield'],
])

const beforeBlock = new Set(['do', 'else', 'finally', 'try'])

/** Keywords whose parenthesis is followed by a statement. */
const beforeHead = new Set(['for', 'if', 'while', 'with'])

/** Whether an expression begins after this name. A property such as `.default` is a value. */
export function precedesExpression(source: string, start: number, end: number): boolean {
  return isKeyword(beforeExpression, source, start, end)
}

/** Whether a block begins after this name. */
export function precedesBlock(source: string, start: number, end: number): boolean {
  return isKeyword(beforeBlock, source, start, end)
}

/** Whether the parenthesis after this name is the head of a statement. */
export function precedesHead(source: string, start: number, end: number): boolean {
  const length = end - start
  if (length < 2 || length > 5) return false
  const next = source.charCodeAt(start)
  if (next !== 105 && next !== 119 && next !== 102 && next !== 97) return false
  // `for await (…)`
  const isAwait = length === 5 && /\bfor\s+await$/.test(source.slice(Math.max(0, start - 20), end))
  return isAwait || isKeyword(beforeHead, source, start, end)
}

function isKeyword(
  keywords: ReadonlySet<string>,
  source: string,
  start: number,
  end: number,
): boolean {
  const length = end - start
  if (length < 2 || length > 10 || !keywords.has(source.slice(start, end))) return false
  return source.charCodeAt(start - 1) !== 46 || source.charCodeAt(start - 2) === 46
}
