import type { RedirectRule } from '../redirect-rule.ts'
import { type ProgramToken, programTokens, shapeOf } from './program-tokens.ts'

/** What is before the list, without spaces: `redirects() { return [` in all its forms. */
const start =
  /^redirects(?:\(\)(?::[\w<>[\]]+)?\{return|:(?:async)?\(\)(?::[\w<>[\]]+)?=>(?:\{return|\()?|:(?:async)?function(?:redirects)?\(\)\{return)\[/

/** The most tokens before the list. */
const longestStart = 20

/** An entry that is plain data, with a quotation mark for each string. */
const plain =
  /^\{(?:(?:(?:source|destination):"|permanent:(?:true|false)|statusCode:\d{3}|(?:has|missing):\[[\w":,{}]*\]),?)+$/

/**
 * Reads the list that `redirects()` of a Next.js configuration returns, if it is plain data. The
 * program is not run. Reads up to the first entry that computes anything: it may be for any path.
 */
export function readNext(text: string): readonly RedirectRule[] {
  // These change what every source and destination means.
  if (!text.includes('redirects') || /\b(?:basePath|i18n|trailingSlash)\b/.test(text)) return []
  const tokens = programTokens(text)
  const at = tokens.findIndex(({ text: name }, index) => {
    if (name !== 'redirects') return false
    return start.test(shapeOf(tokens.slice(index, index + longestStart)))
  })
  if (at === -1) return []
  const rules: RedirectRule[] = []
  let depth = 0
  let entry: ProgramToken[] = []
  for (let index = listAfter(tokens, at); index < tokens.length; index += 1) {
    const one = tokens[index]
    if (one === undefined) break
    const mark = one.isString ? '"' : one.text
    if (/^[[{(]$/.test(mark)) depth += 1
    if (/^[\]})]$/.test(mark)) depth -= 1
    if (depth === 0) {
      // Whatever else is done with the list can change it.
      const isAll = /^\)?[};,]/.test(shapeOf(tokens.slice(index + 1, index + 3)))
      return isAll ? rules : []
    }
    if (depth > 1) entry.push(one)
    else if (mark === '}') {
      const rule = ruleOf(entry)
      if (rule === null) break
      rules.push(rule)
      entry = []
    } else if (mark !== ',' && mark !== '[') break
  }
  return rules
}

/** Returns the index of the bracket that opens the list: the first one after the function starts. */
function listAfter(tokens: readonly ProgramToken[], from: number): number {
  for (let end = from + 1; end <= from + longestStart; end += 1) {
    if (start.test(shapeOf(tokens.slice(from, end)))) return end - 1
  }
  return tokens.length
}

function ruleOf(entry: readonly ProgramToken[]): RedirectRule | null {
  const shape = shapeOf(entry)
  if (!plain.test(shape)) return null
  const textOf = (name: string) =>
    entry.find(
      (one, index) => one.isString && shapeOf(entry.slice(index - 2, index)) === `${name}:`,
    )
  const [from, to] = [textOf('source'), textOf('destination')]
  if (from === undefined || to === undefined) return null
  const status = /statusCode:(\d{3})/.exec(shape)?.[1]
  const isPermanent = !shape.includes('permanent:false')
  return {
    from: from.text,
    to: to.text,
    status: status === undefined ? (isPermanent ? 308 : 307) : Number(status),
    isConditional: /(?:has|missing):/.test(shape),
    winner: 'rule',
    ignoresSlash: false,
    fromSpan: from.span,
    toSpan: to.span,
  }
}
