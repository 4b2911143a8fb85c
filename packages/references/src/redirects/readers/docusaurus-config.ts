import { type ProgramToken, programTokens } from './program-tokens.ts'
import type { TablePlace } from '../table-place.ts'
import type { RedirectRule } from '../redirect-rule.ts'

/**
 * Reads `redirects` of `@docusaurus/plugin-client-redirects` if it is plain data: an array of
 * objects with `from` and `to`. The program is not run. Entries that compute anything are skipped.
 */
export function readDocusaurus(text: string, { basePath }: TablePlace): readonly RedirectRule[] {
  const plugin = text.indexOf('client-redirects')
  if (plugin === -1) return []
  const tokens = programTokens(text)
  const start = tokens.findIndex(
    ({ text: key, span }, index) =>
      span.start > plugin && key === 'redirects' && tokens[index + 1]?.text === ':',
  )
  if (start === -1 || tokens[start + 2]?.text !== '[') return []
  const rules: RedirectRule[] = []
  let depth = 0
  let entry: ProgramToken[] = []
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

/**
 * Returns the rules of an entry `{ from: '/a', to: '/b' }`, in which `from` can be a list. Empty if
 * the entry is not plain data.
 */
function rulesOf(tokens: readonly ProgramToken[], basePath: string): readonly RedirectRule[] {
  const shape = tokens.map(({ text, isString }) => (isString ? '"' : text)).join('')
  const plain = /^\{(?:(?:from:(?:"|\["(?:,")*,?\])|to:"),?){2}$/
  if (!plain.test(shape)) return []
  const keyed = new Map<string, ProgramToken[]>()
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
