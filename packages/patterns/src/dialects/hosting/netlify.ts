import type { CompiledPattern, FoundIssue, PatternDialect } from '../../contract/pattern.ts'
import { compiledPath, type PathPattern } from '../compiled-path.ts'
import { quoted } from '../path-to-regexp/route.ts'
import { samplePaths } from '../path-to-regexp/sample-paths.ts'
import { pieceAt } from '../piece-at.ts'
import { foreignSyntax, notInPaths } from './examine-rule.ts'
import { type Segment, segmentsOf } from './segments.ts'
import { BoundedRegExp } from '../../text/work/bounded-regexp.ts'

/** `from` of a Netlify redirect. */
export const netlifyDialect: PatternDialect = {
  id: 'netlify',
  title: 'Netlify',
  family: 'hosting',
  subject: 'path',
  usedBy: '`from` of redirects in `netlify.toml`, and in `_redirects` on Netlify',
  edition: {
    version: 'netlify-redirector 0.5',
    url: 'https://docs.netlify.com/manage/routing/redirects/redirect-options/',
  },
  notes: [
    '`:name` is a whole segment. `*` at the end of a segment is any text, and elsewhere a star.',
    'A slash at the end makes no difference; letter case does.',
    '`/a/*` matches `/a` as well.',
  ],
  compile: text => compiledNetlify(text),
  repair: () => [],
  sample: text => samplePaths(netlifyPath(text).pieces),
  examine: text => [...notInPaths(text), ...segmentIssues(text)],
}

/** Compiles a Netlify `from`. A domain before the path only selects the site, so it is not part of the expression. */
export function compiledNetlify(text: string): CompiledPattern {
  return compiledPath(netlifyPath(text))
}

function netlifyPath(text: string): PathPattern {
  const domain = /^https?:\/\/[^/]*/.exec(text)?.[0] ?? ''
  const path = text.slice(domain.length)
  const names: string[] = []
  let source = path.startsWith('/') && !path.includes('//') ? '' : '(?!)'
  const pieces = segmentsOf(path).map(({ text: segment, start, end }) => {
    const at = { start: start + domain.length, end: end + domain.length }
    if (/^:./.test(segment)) {
      names.push(segment.slice(1))
      source += '/([^/]+)'
      return pieceAt('parameter', at.start, at.end, '', segment.slice(1))
    }
    if (!segment.endsWith('*')) {
      source += segment === '' ? '' : `/${quoted(segment)}`
      return pieceAt('text', at.start, at.end, `/${segment}`)
    }
    names.push('splat')
    source += segment === '*' ? '(?:/(.*))?' : `/${quoted(segment.slice(0, -1))}(.*)`
    return pieceAt('wildcard', at.start, at.end, '', 'splat')
  })
  return { regexp: new BoundedRegExp(`^${source}/?$`), names, pieces }
}

function segmentIssues(text: string): readonly FoundIssue[] {
  const { match } = compiledNetlify(text)
  const segments = segmentsOf(text)
  /** Returns a path that the rule appears to be written for, with one segment replaced. */
  const pathWith = (chosen: Segment, segment: string): string =>
    segments
      .map(each => `/${each === chosen ? segment : each.text.replace(/^:.*|\*+/, 'a')}`)
      .join('')
  return segments.flatMap(segment => {
    const { text: written, start, end } = segment
    const other = foreignSyntax(text, segment, compiledNetlify)
    if (other.length > 0) return other
    const star = written.indexOf('*')
    if (!written.startsWith(':') && star !== -1 && star < written.length - 1) {
      const witness = pathWith(segment, written.replace(/\*+/, 'a'))
      if (match(witness) !== null) return []
      return [{ code: 'splat-before-text', start: start + 1 + star, end, witness }]
    }
    const name = /^:([A-Za-z]\w*)([.-][\w.-]*)$/.exec(written)
    if (name === null) return []
    const [, first = '', rest = ''] = name
    const witness = pathWith(segment, 'a')
    if (match(witness) === null) return []
    const params = { name: first + rest }
    return [{ code: 'name-to-slash', start: start + 2 + first.length, end, params, witness }]
  })
}
