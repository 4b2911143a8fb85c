import type { Span } from '@hreflint/core'
import { connectionSpecOf } from '@hreflint/core/internal'
import { mergeHoles, valueHoles } from '@hreflint/documents/embedded'
import type { AstNode } from '../syntax/ast-node.ts'
import type { StaticText } from './static-text.ts'

/** Whether a literal begins a connection string. No other text has such a scheme. */
export function beginsConnection({ value, quasis }: AstNode): boolean {
  const first = quasis?.[0]?.value as { readonly cooked?: unknown } | undefined
  const start = typeof value === 'string' ? value : first?.cooked
  return typeof start === 'string' && start.includes('://') && connectionSpecOf(start) !== null
}

/** Matches several URLs, or words after one. */
const moreThanOne = /[\r\n]|[,;|]\s*[a-z][a-z\d+.-]*:\/\/|\S\s+(?:\(|\S+\s)|\S:\s/i

/** Whether a text is one connection string, and more than its scheme. */
export function isConnection({ text, holes }: StaticText): boolean {
  const known = text.slice(0, holes[0]?.start ?? text.length)
  if (connectionSpecOf(known) === null || /:\/\/\s*$/.test(text)) return false
  return !moreThanOne.test(text)
}

/** Returns the parts that the program fills in, and the placeholders of examples. */
export function holesOfConnection({ text, holes }: StaticText): readonly Span[] {
  return mergeHoles([...holes, ...valueHoles(text)])
}
