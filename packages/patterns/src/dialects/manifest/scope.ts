import { parse } from '@hreflint/core'
import type { CompiledPattern, FoundIssue, PatternDialect } from '../../contract/pattern.ts'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { pieceAt } from '../piece-at.ts'

const somewhere = 'https://example.com/'

/** `scope` of a web app manifest or of a service worker. */
export const scopeDialect: PatternDialect = {
  id: 'scope',
  title: 'Scope',
  family: 'manifest',
  subject: 'url',
  usedBy: '`scope` of web app manifests and of `serviceWorker.register`',
  edition: { version: '2026-11', url: 'https://www.w3.org/TR/appmanifest/#dfn-within-scope' },
  notes: [
    'A URL is within the scope if it has the same origin and its path starts with the same characters.',
    'Query and fragment do not count, and there are no wildcards.',
  ],
  compile: (text, { base }) => compiledScope(text, base),
  repair: () => [],
  sample(text, { base = somewhere }): readonly string[] {
    const scope = parse(text, { base }).url?.href?.replace(/[?#].*$/s, '') ?? base
    return [scope, `${scope}page`, `${scope}/page?q=1`, scope.replace(/[^/]*\/?$/, '')]
  },
  examine: text => examineScope(text),
}

function compiledScope(text: string, base = somewhere): CompiledPattern {
  const scope = parse(text, { base }).url
  if (scope === null || scope.path === null) {
    throw new PatternFailure('invalid-scope', 0, text.length)
  }
  const { scheme, host, port, path } = scope
  return {
    components: {},
    pieces: [pieceAt('text', 0, text.length, path)],
    match(input) {
      const url = parse(input, { base }).url
      const isSame = url?.scheme === scheme && url.host === host && url.port === port
      return isSame && url.path?.startsWith(path) === true ? { groups: [] } : null
    },
  }
}

function examineScope(text: string): readonly FoundIssue[] {
  const path = text.replace(/[?#].*$/s, '')
  const star = /\/\*+$/.exec(path)
  if (star !== null) {
    const span = { start: star.index + 1, end: path.length }
    const fixes = [{ title: 'Remove the wildcard', edits: [{ span, text: '' }] }]
    return [{ code: 'literal-wildcard', ...span, witness: `${path.slice(0, span.start)}a`, fixes }]
  }
  const last = /(?<![:/])\/([^/.*]+)$/.exec(path)
  if (last === null) return []
  const { length } = path
  const edits = [{ span: { start: length, end: length }, text: '/' }]
  const fixes = [{ title: 'Add a slash at the end, which start_url must have too', edits }]
  const start = length - (last[1] ?? '').length
  return [{ code: 'scope-without-slash', start, end: length, witness: `${path}-2/`, fixes }]
}
