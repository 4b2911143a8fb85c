import type { CompiledPattern, FoundIssue } from '../../contract/pattern.ts'
import { foreignSyntax, notInPaths } from '../hosting/examine-rule.ts'
import { type Segment, segmentsOf } from '../hosting/segments.ts'

type Matches = (route: string, path: string) => boolean

/**
 * Finds what a router reads as text: queries, fragments, syntax of other routers, and a `*` where it
 * is no wildcard. Each witness is a path that the route does not match.
 */
export function examineSegments(text: string, matches: Matches): readonly FoundIssue[] {
  if (text.startsWith('/') || text === '') return examineRooted(text, matches)
  return examineRooted(`/${text}`, matches).map(found => ({
    ...found,
    start: Math.max(0, found.start - 1),
    end: found.end - 1,
  }))
}

function examineRooted(text: string, matches: Matches): readonly FoundIssue[] {
  const outside = notInPaths(text).filter(
    ({ code, witness = '' }) => code !== 'missing-slash' && !matches(text, witness),
  )
  if (outside.length > 0) return outside
  const compile = (route: string): Pick<CompiledPattern, 'match'> => ({
    match: path => (matches(route, path) ? { groups: [] } : null),
  })
  return segmentsOf(text).flatMap(segment => {
    const foreign = foreignSyntax(text, segment, compile)
    return foreign.length > 0 ? foreign : starAsText(text, segment, matches)
  })
}

/** Finds a `*` that matches only a star, as in `/files/*.png`. */
function starAsText(text: string, segment: Segment, matches: Matches): readonly FoundIssue[] {
  const star = /\*+\w*/.exec(segment.text)
  if (star === null || /[(){}\\]/.test(text)) return []
  const [written] = star
  const isNamed = star.index === 0 && written === segment.text && written.length > 1
  const start = segment.start + 1 + star.index
  const end = start + (isNamed ? written.length : written.replace(/\w+$/, '').length)
  const filled = (part: string) => part.replaceAll(/:[A-Za-z]\w*\??|\*+/g, 'a')
  const witness = `${filled(text.slice(0, start))}a${filled(text.slice(end))}`
  return matches(text, witness) ? [] : [{ code: 'wildcard-as-text', start, end, witness }]
}

/** Finds names that go on to the next slash, as in `/:id(\\d+)` and `/:id.json`. */
export function namesToSlash(text: string, matches: Matches): readonly FoundIssue[] {
  return segmentsOf(text).flatMap(({ text: written, start, end }) => {
    const name = /^:([A-Za-z]\w*)([^\w{}].*)$/.exec(written)
    if (name === null) return []
    const [, first = '', rest = ''] = name
    if (/^[*+?]$/.test(rest)) return []
    const witness = `${text.slice(0, start)}/a${text.slice(end)}`.replaceAll(/:[A-Za-z]\w*/g, 'a')
    if (!matches(text, witness)) return []
    const params = { name: first + rest }
    return [{ code: 'name-to-slash', start: start + 2 + first.length, end, params, witness }]
  })
}
