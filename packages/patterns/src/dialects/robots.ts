import type { FoundIssue, PatternDialect } from '../contract/pattern.ts'
import { percentEncoded } from '../text/percent-encoded.ts'
import { compiledPath, type PathPattern } from './compiled-path.ts'
import { foreignSyntax } from './hosting/examine-rule.ts'
import { segmentsOf } from './hosting/segments.ts'
import { quoted } from './path-to-regexp/route.ts'
import { samplePaths } from './path-to-regexp/sample-paths.ts'
import { pieceAt } from './piece-at.ts'
import { BoundedRegExp } from '../text/work/bounded-regexp.ts'

/** Values of `Allow` and `Disallow` in `robots.txt`. */
export const robotsDialect: PatternDialect = {
  id: 'robots',
  title: 'robots.txt',
  family: 'robots',
  subject: 'path',
  usedBy: '`Allow` and `Disallow` in `robots.txt`',
  edition: { version: 'RFC 9309', url: 'https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2' },
  notes: [
    'A rule matches paths, with their query, that begin like it. Letter case makes a difference.',
    '`*` is any text, and `$` at the end is the end of the URL. Of several rules, the longest counts.',
  ],
  compile: text => {
    const pattern = robotsPath(text)
    const compiled = compiledPath(pattern)
    return {
      ...compiled,
      match: url => {
        const path = pathAndQuery(url)
        return pattern.regexp.test(path) ? { groups: [] } : null
      },
    }
  },
  repair: () => [],
  sample: text => samplePaths(robotsPath(text).pieces),
  examine: text => examineRobots(text),
}

function pathAndQuery(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/#.*$/s, '')
  return normalized(path === '' ? '/' : path)
}

/** Percent-encodes a path, because crawlers compare paths in percent-encoded form. */
function normalized(path: string): string {
  return path
    .replaceAll(/[^\0-\x7F]+| /g, percentEncoded)
    .replaceAll(/%[0-9a-f]{2}/gi, found => found.toUpperCase())
}

function robotsPath(text: string): PathPattern {
  const hasEnd = text.endsWith('$')
  const body = hasEnd ? text.slice(0, -1) : text
  const pieces: PathPattern['pieces'][number][] = []
  let at = 0
  for (const part of body.split(/(\*+)/)) {
    if (part === '') continue
    const type = part.startsWith('*') ? 'wildcard' : 'text'
    pieces.push(pieceAt(type, at, at + part.length, type === 'text' ? part : ''))
    at += part.length
  }
  const source = body
    .split(/\*+/)
    .map(part => quoted(normalized(part)))
    .join('.*')
  return { regexp: new BoundedRegExp(`^${source}${hasEnd ? '$' : ''}`, 's'), names: [], pieces }
}

function examineRobots(text: string): readonly FoundIssue[] {
  const origin = /^https?:\/\/[^/]*/.exec(text)
  if (origin !== null) {
    const [written] = origin
    const path = text.slice(written.length) || '/'
    const span = { start: 0, end: written.length }
    const edits = [{ span, text: path === '/' && written === text ? '/' : '' }]
    const witness = path.replaceAll('*', 'a').replace(/\$$/, '')
    return [
      { code: 'url-in-path', ...span, witness, fixes: [{ title: `Change to ${path}`, edits }] },
    ]
  }
  if (/^[\w.-]/.test(text)) {
    const edits = [{ span: { start: 0, end: 0 }, text: '/' }]
    const witness = `/${text.replaceAll('*', 'a').replace(/\$$/, '')}`
    return [
      {
        code: 'missing-slash',
        start: 0,
        end: 0,
        witness,
        fixes: [{ title: 'Add a slash at the start', edits }],
      },
    ]
  }
  return segmentsOf(text).flatMap(segment =>
    segment.text.startsWith(':')
      ? []
      : foreignSyntax(text, segment, each => robotsDialect.compile(each, {})),
  )
}
