import { connectionSpecOf, type Span } from '@hreflint/core'
import { type EmbeddedText, sliceText } from '../../embedded-text.ts'
import type { EmbeddedUrl, Variable } from '../../embedded-url.ts'
import { mergeHoles } from '../../template/merge-holes.ts'
import { namedVariables } from './variables.ts'
import { valueHoles } from './value-holes.ts'

/** Several, as brokers and clusters have them. */
const list = /[,;|]\s*(?:[\w.-]+=)?[a-z][a-z\d+.-]*:\/\//i

const fetched = /^\s*(?:(?:git\+)?https?|wss?|ftp):\/\/\S*\s*$/i

/**
 * The URL that a value of a configuration is from beginning to end; null where it is none, or one of a
 * scheme that nobody knows: a configuration can contain anything.
 *
 * @param property the key that has the value.
 * @param moreHoles finds what else is filled in.
 * @param variablesOf tells which holes are variables: expressions of the language, and those that tools fill in.
 */
export function valueUrl(
  value: EmbeddedText,
  property: string,
  moreHoles: (text: string) => readonly Span[] = () => [],
  variablesOf: (
    text: string,
    expressions: readonly Span[],
    named: readonly Span[],
  ) => readonly Variable[] = (text, _, named) => namedVariables(text, named),
): EmbeddedUrl | null {
  const { text } = value
  if (!text.includes('://') || list.test(text)) return null
  const isConnection = connectionSpecOf(text) !== null && !/[\r\n]/.test(text.trim())
  if (!isConnection && !fetched.test(text)) return null
  const start = text.length - text.trimStart().length
  const url = sliceText(value, start, start + text.trim().length)
  const named = valueHoles(url.text)
  const holes = mergeHoles([...url.holes, ...named, ...moreHoles(url.text)])
  return {
    text: url.text,
    map: url.map,
    escape: url.escape,
    holes,
    ...(holes.length > 0 && isConnection
      ? { variables: variablesOf(url.text, url.holes, named) }
      : {}),
    base: 'none',
    encoding: 'utf-8',
    site: { kind: 'value', property, syntax: 'url' },
  }
}
