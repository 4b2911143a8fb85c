import type { PatternPiece } from '../../contract/pattern.ts'
import type { Segment } from '../hosting/segments.ts'
import { quoted } from '../path-to-regexp/route.ts'
import { pieceAt } from '../piece-at.ts'
import { examineSegments, namesToSlash } from './examine-segments.ts'
import { compiledPart } from './regexp-part.ts'
import { decodedPath, groupsBy, type RouterRoute, routerDialect } from './router-dialect.ts'
import { BoundedRegExp } from '../../text/work/bounded-regexp.ts'

/** Hono, as far as its routers agree. */
export const honoDialect = routerDialect({
  id: 'hono',
  title: 'Hono',
  usedBy: 'Hono 4',
  notes: [
    '`:name` is a whole segment, `:name{[0-9]+}` one with a regular expression, `:name?` at the end may be left out.',
    '`*` is a whole segment, or any text at the end.',
    'Letter case and a slash at the end make a difference.',
  ],
  edition: { version: '4', url: 'https://hono.dev/docs/api/routing' },
  read: honoRoute,
  examine: (text, matches) => {
    // One of the routers takes the bar for an alternative of its whole expression.
    if (text.replaceAll(/\{[^}]*\}/g, '').includes('|')) return []
    const found = examineSegments(text, matches)
    return found.length > 0 ? found : namesToSlash(text, matches)
  },
})

function honoRoute(text: string): RouterRoute {
  const parts = partsOf(text)
  const names: string[] = []
  const pieces: PatternPiece[] = []
  let source = ''
  for (const [index, { text: part, start, end }] of parts.entries()) {
    const isLast = index === parts.length - 1
    const [, name, expression, mark = ''] = /^:([^{}]+?)(?:\{(.+)\})?(\?)?$/.exec(part) ?? []
    if (part === '*') {
      source += isLast ? '(?:/.*)?' : '/[^/]*'
      pieces.push(pieceAt('wildcard', start, end, ''))
    } else if (name === undefined) {
      source += `/${textOf(part, isLast)}`
      pieces.push(pieceAt('text', start, end, `/${part}`))
    } else {
      names.push(mark === '?' && !text.endsWith('?') ? `${name}?` : name)
      if (expression !== undefined) compiledPart(expression, start + 2 + name.length, end)
      const value = `/(${expression === undefined ? '[^/]+' : `(?:${expression})`})`
      // Optional names count only if the whole route ends with one.
      const isOptional = mark === '?' && text.endsWith('?') && isLast
      const whole = source === '' ? `/${value.slice(1)}?` : `(?:${value})?`
      source += isOptional ? whole : value
      const type = expression === undefined ? 'parameter' : 'regexp'
      pieces.push(pieceAt(type, start, end, expression ?? '', name, mark))
    }
  }
  const regexp = new BoundedRegExp(`^${source}$`)
  return { pieces, match: path => groupsBy(regexp, names, decodedPath(path)) }
}

/** A `*` beside text is read by one of Hono's routers as any text of a segment, so it is here. */
function textOf(part: string, isLast: boolean): string {
  const texts = part.split('*').map(quoted)
  const last = texts.pop() ?? ''
  const start = texts.map(text => `${text}[^/]+`).join('')
  return isLast && last === '' && start !== '' ? start.replace(/\[\^\/\]\+$/, '.*') : start + last
}

/** Divides a route into segments. A slash in braces does not end a segment. */
function partsOf(text: string): readonly Segment[] {
  const rooted = text.startsWith('/') ? text : `/${text}`
  const offset = rooted.length - text.length
  return Array.from(
    rooted.matchAll(/\/((?:\{[^}]*\}|[^/])*)/g),
    ({ 0: all, 1: part = '', index }) => ({
      text: part,
      start: Math.max(0, index - offset),
      end: index - offset + all.length,
    }),
  )
}
