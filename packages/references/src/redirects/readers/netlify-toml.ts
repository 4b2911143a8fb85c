import type { Span } from '@hreflint/core'
import { type AST, parseTOML } from 'toml-eslint-parser'
import type { RedirectRule } from '../redirect-rule.ts'
import type { TablePlace } from '../table-place.ts'
import { isOtherFolder } from './other-folder.ts'

/** Reads the `[[redirects]]` tables of `netlify.toml`. */
export function readNetlify(text: string, place: TablePlace): readonly RedirectRule[] {
  if (!/redirects/.test(text)) return []
  let body: AST.TOMLTopLevelTable['body']
  try {
    body = parseTOML(text).body[0].body
  } catch {
    return []
  }
  const entries: { values: Values; isConditional: boolean }[] = []
  for (const node of body) {
    if (node.type === 'TOMLKeyValue') {
      if (keysOf(node.key) !== 'redirects' || node.value.type !== 'TOMLArray') continue
      for (const element of node.value.elements) {
        if (element.type === 'TOMLInlineTable') entries.push(entryOf(element.body))
      }
      continue
    }
    const name = keysOf(node.key)
    if (name === 'redirects') entries.push(entryOf(node.body))
    const last = entries.at(-1)
    if (last !== undefined && /^redirects\.(?:conditions|query|signed)$/.test(name)) {
      last.isConditional = true
    }
    if (name === 'build' && isOtherFolder(entryOf(node.body).values.get('publish')?.text, place)) {
      return []
    }
  }
  return entries.flatMap(({ values, isConditional }): readonly RedirectRule[] => {
    const [from, to] = [values.get('from'), values.get('to')]
    if (from === undefined || to === undefined) return []
    return [
      {
        from: from.text,
        to: to.text,
        status: Number(values.get('status')?.text ?? 301),
        isConditional,
        winner: values.get('force')?.text === 'true' ? 'rule' : 'file',
        ignoresSlash: true,
        fromSpan: from.span,
        toSpan: to.span,
      },
    ]
  })
}

type Values = Map<string, { readonly text: string; readonly span: Span }>

function entryOf(body: readonly AST.TOMLKeyValue[]): { values: Values; isConditional: boolean } {
  const values: Values = new Map()
  let isConditional = false
  for (const { key, value } of body) {
    const name = keysOf(key)
    if (/^(?:conditions|query|signed)\b/.test(name)) isConditional = true
    if (value.type !== 'TOMLValue') continue
    const [start, end] = value.range
    const quote = value.kind === 'string' ? 1 : 0
    values.set(name, {
      text: String(value.value),
      span: { start: start + quote, end: end - quote },
    })
  }
  return { values, isConditional }
}

function keysOf({ keys }: AST.TOMLKey): string {
  return keys.map(key => (key.type === 'TOMLBare' ? key.name : key.value)).join('.')
}
