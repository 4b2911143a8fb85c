import { parse } from '@hreflint/core'
import type { CompiledPattern, FoundIssue, PatternDialect } from '../../contract/pattern.ts'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { compiledPath, type PathPattern } from '../compiled-path.ts'
import { samplePaths } from '../path-to-regexp/sample-paths.ts'
import { quoted } from '../path-to-regexp/route.ts'
import { pieceAt } from '../piece-at.ts'
import { foreignSyntax, notInPaths } from './examine-rule.ts'
import { segmentsOf } from './segments.ts'

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
    '`*` is any text, and allowed once.',
    'A slash at the end and letter case make a difference.',
  ],
  compile: text => compiledCloudflare(text),
  repair: () => [],
  sample: text => samplePaths(cloudflarePath(text).pieces),
  examine(text): readonly FoundIssue[] {
    const found = notInPaths(text).filter(({ code }) => code !== 'missing-slash')
    if (found.length > 0) return found
    return segmentsOf(text).flatMap(segment => foreignSyntax(text, segment, compiledCloudflare))
  },
}

const token = /\*|:[A-Za-z]\w*/g

export function compiledCloudflare(text: string): CompiledPattern {
  return compiledPath(cloudflarePath(text))
}

function cloudflarePath(text: string): PathPattern {
  const rule = text.startsWith('/') ? text : `/${text}`
  const offset = rule.length - text.length
  const pieces: PathPattern['pieces'][number][] = []
  const names: string[] = []
  let source = ''
  let end = 0
  const plain = (until: number) => {
    if (until <= end) return
    const written = rule.slice(end, until)
    pieces.push(pieceAt('text', Math.max(0, end - offset), until - offset, written))
    source += quoted(normalized(written))
  }
  for (const { 0: found, index } of rule.matchAll(token)) {
    plain(index)
    end = index + found.length
    const name = found === '*' ? 'splat' : found.slice(1)
    if (names.includes(name)) {
      if (found === '*') throw new PatternFailure('second-splat', index - offset, end - offset)
      source += `\\${names.indexOf(name) + 1}`
      continue
    }
    names.push(name)
    source += found === '*' ? '(.*)' : '([^/]+)'
    const type = found === '*' ? 'wildcard' : 'parameter'
    pieces.push(pieceAt(type, index - offset, end - offset, '', name))
  }
  plain(rule.length)
  return { regexp: new RegExp(`^${source}$`), names, pieces }
}

/** Removes the query and the fragment, and normalizes the rest as the URL parser does. */
function normalized(text: string): string {
  const path = text.replace(/[?#].*$/s, '')
  const href = parse(`https://example.com/${path.replace(/^\//, '')}`).url?.path ?? path
  return path.startsWith('/') ? href : href.slice(1)
}
