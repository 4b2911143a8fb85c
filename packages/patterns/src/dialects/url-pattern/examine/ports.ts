import type { FoundIssue } from '../../../contract/pattern.ts'
import { isDefaultPort, specialSchemes } from '../canonicalize.ts'
import type { UrlPattern } from '../url-pattern.ts'
import { sampleUrl } from './sample-url.ts'

/** Finds ports such as `http{s}?://a:443`. The port of a URL is empty if it is the default port of the scheme. */
export function defaultPort(_: string, pattern: UrlPattern): readonly FoundIssue[] {
  const { port, protocol } = pattern.components
  const span = pattern.spans.get('port')
  const [part] = port.parts
  if (span === undefined || part?.type !== 'fixed-text' || port.parts.length !== 1) return []
  if (part.modifier !== '') return []
  const scheme = specialSchemes.find(
    each => isDefaultPort(each, part.value) && protocol.regexp.test(each),
  )
  if (scheme === undefined) return []
  const witness = sampleUrl(pattern, { protocol: scheme })
  if (pattern.match(witness) !== null) return []
  return [{ code: 'default-port', start: span.start, end: span.end, params: { scheme }, witness }]
}
