import type { Span } from '@hreflint/core'
import type { TablePlace } from '../table-place.ts'
import type { RedirectRule } from '../redirect-rule.ts'

interface Token {
  readonly text: string
  readonly span: Span
  readonly isString: boolean
}

const token =
  /\/\/[^\r\n]*|\/\*[\s\S]*?\*\/|'((?:[^'\\\r\n]|\\[\s\S])*)'|"((?:[^"\\\r\n]|\\[\s\S])*)"|`((?:[^`\\$]|\\[\s\S])*)`|[\w$]+|\S/g

/**
 * `redirects` of `@docusaurus/plugin-client-redirects`, as far as they are plain data: an array of objects with
 * `from` and `to`. The program is not run; an entry that computes anything is passed over.
 */
export function readDocusaurus(text: string, { basePath }: TablePlace): readonly RedirectRule[] {
  const plugin = text.indexOf('client-redirects')
  if (plugin === -1) return []
  const tokens = tokensOf(text)
  const start = tokens.findIndex(
    ({ text: key, span }, index) =>
      span.start > plugin && key === 'redirects' && tokens[index + 1]?.text === ':',
  )
  if (start === -1 || tokens[start + 2]?.text !== '[') return []
  const rules: RedirectRule[] = []
  let depth = 0
  let entry: Token[] = []
  for (const one of tokens.slice(start + 2)) {
    const isMark = !one.isString
    if (isMark && /^[[{(]$/.test(one.text)) depth += 1
    if (isMark && /^[\]})]$/.test(one.text)) depth -= 1
    if (depth === 0) break
    if (depth === 1) {
      if (isMark && one.text === '}') rules.push(...rulesOf(entry, basePath))
      entry = []
    } else entry.push(one)
  }
  return rules
}

function tokensOf(text: string): readonly Token[] {
  return Array.from(text.matchAll(token)).flatMap(({ 0: all, 1: one, 2: two, 3: three, index }) => {
    if (all.startsWith('//') || all.startsWith('/*')) return []
    const content = one ?? two ?? three
    const isString = content !== undefined && !content.includes('\\')
    const quote = isString ? 1 : 0
    const span = { start: index + quote, end: index + all.length - quote }
    return [{ text: isString ? content : all, span, isString }]
  })
}

/** The rules of `{ from: '/a', to: '/b' }`, where `from` can be a list; none of what is no plain data. */
function rulesOf(tokens: readonly Token[], basePath: string): readonly RedirectRule[] {
  const shape = tokens.map(({ text, isString }) => (isString ? '"' : text)).join('')
  const plain = /^\{(?:(?:from:(?:"|\["(?:,")*,?\])|to:"),?){2}$/
  if (!plain.test(shape)) return []
  const keyed = new Map<string, Token[]>()
  let key = ''
  for (const one of tokens) {
    if (one.isString) keyed.set(key, [...(keyed.get(key) ?? []), one])
    else if (/^(?:from|to)$/.test(one.text)) key = one.text
  }
  const [to] = keyed.get('to') ?? []
  if (to === undefined) return []
  return (keyed.get('from') ?? []).map(from => ({
    from: basePath + from.text.replace(/^\/+/, ''),
    to: /^[a-z]+:/i.test(to.text) ? to.text : basePath + to.text.replace(/^\/+/, ''),
    status: 301,
    isConditional: false,
    winner: 'rule',
    ignoresSlash: true,
    fromSpan: from.span,
    toSpan: to.span,
  }))
}
