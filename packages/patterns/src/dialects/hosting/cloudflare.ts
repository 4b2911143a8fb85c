import { parse } from '@hreflint/core'
import type {
  CompiledPattern,
  FoundIssue,
  PatternDialect,
  PatternPiece,
} from '../../contract/pattern.ts'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { compiledPath, type PathPattern } from '../compiled-path.ts'
import { quoted } from '../path-to-regexp/route.ts'
import { samplePaths } from '../path-to-regexp/sample-paths.ts'
import { pieceAt } from '../piece-at.ts'
import { foreignSyntax, notInPaths } from './examine-rule.ts'
import { segmentsOf } from './segments.ts'
import { BoundedRegExp } from '../../text/work/bounded-regexp.ts'

/** Paths that Cloudflare's `_redirects` and `_headers` rules begin with. */
export const cloudflareDialect: PatternDialect = {
  id: 'cloudflare',
  title: 'Cloudflare',
  family: 'hosting',
  subject: 'path',
  usedBy: '`_redirects` and `_headers` on Cloudflare Workers and Pages',
  edition: {
    version: '2026-11',
    url: 'https://developers.cloudflare.com/workers/static-assets/redirects/',
  },
  notes: [
    '`:name` is a name of letters, digits and underscores anywhere in a path; it ends before a slash.',
    '`*` is any text. It and each name are allowed once; a name must not start like an earlier one.',
    'A slash at the end and letter case make a difference.',
  ],
  compile: text => compiledCloudflare(text),
  repair: () => [],
  sample: text => samplePaths(cloudflarePath(text).pieces),
  examine(text): readonly FoundIssue[] {
    // The rule is read without its fragment, and a slash is added at its start.
    const found = notInPaths(text).filter(({ code }) => code === 'query-not-compared')
    if (found.length > 0) return found
    return segmentsOf(text).flatMap(segment => foreignSyntax(text, segment, compiledCloudflare))
  },
}

const token = /\*|:[A-Za-z]\w*/g

export function compiledCloudflare(text: string): CompiledPattern {
  const compiled = compiledPath(cloudflarePath(text))
  return {
    ...compiled,
    match: url => compiled.match(url.startsWith('/') ? `https://example.com${url}` : url),
  }
}

/** Cloudflare normalizes a rule as the path of a URL first, and looks for names in the result. */
function cloudflarePath(text: string): PathPattern {
  const rule = text.startsWith('/') ? text : `/${text}`
  const offset = rule.length - text.length
  const end = rule.search(/[?#]|$/)
  const pieces = piecesOf(rule.slice(0, end)).map(piece => ({
    ...piece,
    span: {
      start: Math.max(0, piece.span.start - offset),
      end: piece.span.end - offset,
    },
  }))
  const path = normalized(rule.slice(0, end))
  refuseRepeatedNames(text.slice(0, end - offset), path)
  const { source, names } = sourceOf(path)
  return { regexp: new BoundedRegExp(`^${source}$`), names, pieces }
}

function piecesOf(rule: string): readonly PatternPiece[] {
  const pieces: PatternPiece[] = []
  let from = 0
  const plain = (until: number) => {
    if (until > from) pieces.push(pieceAt('text', from, until, rule.slice(from, until)))
  }
  for (const { 0: found, index } of rule.matchAll(token)) {
    plain(index)
    from = index + found.length
    const isSplat = found === '*'
    const type = isSplat ? 'wildcard' : 'parameter'
    pieces.push(pieceAt(type, index, from, '', isSplat ? 'splat' : found.slice(1)))
  }
  plain(rule.length)
  return pieces
}

/**
 * Throws if a rule uses a name twice. A name that starts like an earlier one is read as that one.
 *
 * @param path The normalized rule.
 */
function refuseRepeatedNames(text: string, path: string): void {
  const found = Array.from(path.matchAll(token))
  const names: string[] = []
  for (const { 0: written } of found) {
    const name = nameOf(written, found)
    if (names.includes(name)) {
      const start = text.lastIndexOf(written)
      const end = start + written.length
      if (written === '*') throw new PatternFailure('second-splat', start, end)
      throw new PatternFailure('repeated-name', start, end, { name })
    }
    names.push(name)
  }
}

function sourceOf(path: string): { readonly source: string; readonly names: readonly string[] } {
  const found = Array.from(path.matchAll(token))
  const names: string[] = []
  let source = ''
  let from = 0
  for (const { 0: written, index } of found) {
    const name = nameOf(written, found)
    names.push(name)
    source += quoted(path.slice(from, index)) + (written === '*' ? '(.*)' : '([^/]+)')
    from = index + (written === '*' ? 1 : name.length + 1)
  }
  return { source: source + quoted(path.slice(from)), names }
}

/** Returns the name that Cloudflare finds: the first of the rule that the written one starts with. */
function nameOf(written: string, all: readonly RegExpExecArray[]): string {
  if (written === '*') return 'splat'
  const first = all.find(({ 0: other }) => other !== '*' && written.startsWith(other))
  return (first?.[0] ?? written).slice(1)
}

/** Resolves dot segments and percent-encodes as the URL parser does. */
function normalized(path: string): string {
  return parse(`relative://${path}`).url?.path ?? path
}
