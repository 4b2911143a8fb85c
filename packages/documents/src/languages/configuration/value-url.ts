import type { Span } from '@hreflint/core'
import { connectionSpecOf, hasSchemeSlip } from '@hreflint/core/internal'
import { type EmbeddedText, sliceText } from '../../embedded-text.ts'
import type { EmbeddedUrl, Variable } from '../../embedded-url.ts'
import { withHolesFilled } from '../../template/judgeable.ts'
import { mergeHoles } from '../../template/merge-holes.ts'
import { isPattern, isSynopsis } from './is-pattern.ts'
import { namedVariables } from './variables.ts'
import { valueHoles } from './value-holes.ts'

/** Matches lists of URLs, which brokers and clusters use. */
const list = /(?:[,;|]\s*|\S\s+)(?:[\w.-]+=)?[a-z][a-z\d+.-]*:\/\//i

/** Matches several nodes after one scheme. The program that splits them is not known. */
const nodes = /^\s*(?:rediss?|valkeys?):\/\/(?:[^@/]*@)?[\w.-]+:\d+(?:,[\w.-]+:\d+)+/i

/** Matches words after an address: `(default)`, `: connection refused`. A password may contain spaces. */
const sentence = /\S\s+\(|\S:\s+\S|\S\s+\S+\s+\S/

/** Whether words follow an address, other than those in placeholders. */
function isInSentence(text: string, holes: readonly Span[]): boolean {
  let rest = ''
  let end = text.lastIndexOf('@') + 1
  for (const hole of mergeHoles(holes)) {
    if (hole.end <= end) continue
    rest += `${text.slice(end, Math.max(end, hole.start))}_`
    end = hole.end
  }
  return sentence.test(rest + text.slice(end))
}

const fetched = /^\s*(?:(?:git\+)?https?|wss?|ftp):\/\/\S*\s*$/i

/**
 * Returns the URL in a configuration value that is a URL from beginning to end. Returns null if
 * there is none, or its scheme is not known: a configuration can contain anything.
 *
 * @param property The key of the value.
 * @param moreHoles Finds more placeholders.
 * @param variablesOf Returns the holes that are variables: expressions of the language, and
 * placeholders that tools fill in.
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
  if (!/:\/\/|https?;?\/\//i.test(text) || list.test(text) || nodes.test(text)) return null
  const isConnection = connectionSpecOf(text) !== null && !/[\r\n]/.test(text.trim())
  const isFetched = fetched.test(text) || (!/\s/.test(text) && hasSchemeSlip(text))
  if (!isConnection && (!isFetched || isPattern(withHolesFilled(value)))) return null
  const start = text.length - text.trimStart().length
  const url = sliceText(value, start, start + text.trim().length)
  if (isConnection && isSynopsis(url.text)) return null
  const named = valueHoles(url.text)
  if (isConnection && isInSentence(url.text, [...url.holes, ...named])) return null
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
