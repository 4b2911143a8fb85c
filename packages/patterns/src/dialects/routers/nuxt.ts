import type { FoundIssue, PatternPiece } from '../../contract/pattern.ts'
import { spend } from '../../text/work/work.ts'
import { type Segment, segmentsOf } from '../hosting/segments.ts'
import { pieceAt } from '../piece-at.ts'
import { examineSegments } from './examine-segments.ts'
import { type RouterRoute, routerDialect } from './router-dialect.ts'

type Matches = (route: string, path: string) => boolean

/** Rules for routes of Nuxt, as the server of Nitro 2 reads them. */
export const nuxtDialect = routerDialect({
  id: 'nuxt',
  title: 'Nuxt route rules',
  usedBy: '`routeRules` of Nuxt 3 and 4, by Nitro 2',
  notes: [
    '`:name` and `*` are exactly one segment. `**` is any text, only at the end.',
    'A name or a wildcard beside text in its segment makes the rule useless. There are no regular expressions and nothing is optional.',
    'Letter case makes a difference, and a slash at the end makes none.',
  ],
  edition: { version: 'radix3 1.1', url: 'https://github.com/unjs/radix3#route-matcher' },
  read: text => ({ pieces: piecesOf(text), match: matcherOf(text) }),
  examine: examineRule,
})

function matcherOf(text: string): RouterRoute['match'] {
  const matches = tableOf((text.replace(/\/$/, '') || '/').split('/'))
  return path => (matches(path) ? [] : null)
}

/** Returns what a table with one rule matches. Each placeholder starts a table of its own. */
function tableOf(segments: readonly string[]): (path: string) => boolean {
  let prefix = ''
  for (const [index, segment] of segments.entries()) {
    const isLast = index === segments.length - 1
    prefix = `${prefix}/${segment}`.replace('//', '/')
    if (segment.startsWith(':') || segment === '*') {
      const before = `${prefix.replace(/\/\*|\/:\w+/, '')}/`
      const rest = isLast ? isRoot : tableOf(segments.slice(index + 1))
      return path => {
        spend(path.length)
        const trimmed = withoutSlash(path)
        if (!trimmed.startsWith(before)) return false
        return rest(
          `/${trimmed
            .slice(before.length - 1)
            .split('/')
            .slice(2)
            .join('/')}`,
        )
      }
    }
    if (isLast && segment.startsWith('**')) {
      const before = prefix.replace('/**', '')
      return path => withoutSlash(path) === before || withoutSlash(path).startsWith(`${before}/`)
    }
  }
  const fixed = /[*:]/.test(prefix) ? null : prefix
  return path => withoutSlash(path) === fixed
}

const isRoot = (path: string): boolean => path === '/'
const withoutSlash = (path: string): string =>
  path.endsWith('/') ? path.slice(0, -1) || '/' : path

function piecesOf(text: string): readonly PatternPiece[] {
  const offset = text.startsWith('/') ? 0 : 1
  return segmentsOf(offset === 0 ? text : `/${text}`).map(({ text: segment, start, end }) => {
    const [from, until] = [Math.max(0, start - offset), end - offset]
    if (/^(?:\*$|\*\*)/.test(segment)) return pieceAt('wildcard', from, until, '', segment)
    return segment.startsWith(':')
      ? pieceAt('parameter', from, until, '', segment.slice(1))
      : pieceAt('text', from, until, `/${segment}`)
  })
}

function examineRule(text: string, matches: Matches): readonly FoundIssue[] {
  const found = examineSegments(text, matches).map(
    (issue): FoundIssue =>
      issue.code === 'wildcard-as-text' ? { ...issue, code: 'unusable-wildcard' } : issue,
  )
  return found.length > 0 ? found : namesBesideText(text, matches)
}

/** Finds names that are not a whole segment, as in `/:id.json` and `/a-:id`. */
function namesBesideText(text: string, matches: Matches): readonly FoundIssue[] {
  if (!text.startsWith('/')) return []
  const isBeside = ({ text: segment }: Segment): boolean =>
    /:[A-Za-z]\w*/.test(segment) && !/^(?:\*\*)?:[\w-]+$/.test(segment) && !/[(){}]/.test(segment)
  return segmentsOf(text).flatMap(segment => {
    if (!isBeside(segment)) return []
    const witness = text.replaceAll(/:[A-Za-z]\w*\??/g, 'a').replaceAll(/\*+/g, 'a')
    if (matches(text, witness)) return []
    return [{ code: 'unusable-name', start: segment.start + 1, end: segment.end, witness }]
  })
}
