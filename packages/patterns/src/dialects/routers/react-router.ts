import type { Span } from '@hreflint/core'
import type { FoundIssue, PatternPiece } from '../../contract/pattern.ts'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { segmentsOf } from '../hosting/segments.ts'
import { compiledGroups } from '../compiled-groups.ts'
import { pieceAt } from '../piece-at.ts'
import { examineSegments } from './examine-segments.ts'
import { decodedPath, groupsBy, type RouterRoute, routerDialect } from './router-dialect.ts'

/** React Router since version 6. */
export const reactRouterDialect = routerDialect({
  id: 'react-router',
  title: 'React Router',
  usedBy: 'React Router since version 6: `<Route path>`, `createBrowserRouter`',
  notes: [
    '`:name` is a segment at its start; `:name?` and `text?` may be left out. A `*` at the end is any text.',
    'There are no regular expressions since version 6: `(\\d+)` is text.',
    'Neither letter case nor a slash at the end makes a difference.',
  ],
  edition: { version: '7', url: 'https://reactrouter.com/start/framework/routing' },
  read: reactRoute,
  examine: (text, matches) => {
    const found = examineSegments(text, matches)
    return found.length > 0 ? found : namesInSegment(text, matches)
  },
})

function reactRoute(text: string): RouterRoute {
  const whole = { start: 0, end: text.length }
  const routes = alternatives(text).map(route => compiledAlternative(route, whole))
  return {
    pieces: piecesOf(text),
    match: path => {
      for (const { regexp, names } of routes) {
        const groups = groupsBy(regexp, names, decodedPath(path))
        if (groups !== null) return groups
      }
      return null
    },
  }
}

/** Returns the routes with and without each optional segment. */
function alternatives(text: string): readonly string[] {
  const segments = text.split('/')
  if (segments.filter(segment => segment.endsWith('?')).length > 8) {
    throw new PatternFailure('too-many-combinations', 0, text.length)
  }
  let routes: readonly (readonly string[])[] = [[]]
  for (const segment of segments) {
    const written = routes.map(route => [...route, segment.replace(/\?$/, '')])
    routes = segment.endsWith('?') ? [...written, ...routes] : written
  }
  return routes.map(route => route.join('/'))
}

function compiledAlternative(
  text: string,
  whole: Span,
): {
  readonly regexp: RegExp
  readonly names: readonly string[]
} {
  const names: string[] = []
  const fixed = text
    .replace(/\/*\*?$/, '')
    .replace(/^\/*/, '/')
    .replaceAll(/[\\.*+^${}|()[\]]/g, String.raw`\$&`)
    .replaceAll(
      /\/:([\w-]+)(\?)?/g,
      (all: string, name: string, mark: string | undefined, index: number, whole: string) => {
        names.push(name)
        if (mark === undefined) return '/([^/]+)'
        const next = whole.charAt(index + all.length)
        return next !== '' && next !== '/' ? '/([^/]*)' : '(?:/([^/]*))?'
      },
    )
  const tail = text === '*' || text === '/*' ? '(.*)$' : '(?:/(.+)|/*)$'
  if (text.endsWith('*')) names.push('*')
  // The library does not escape question marks, and several of them do not compile.
  const regexp = compiledGroups(`^${fixed}${text.endsWith('*') ? tail : '/*$'}`, 'i', [whole])
  return { regexp, names }
}

function piecesOf(text: string): readonly PatternPiece[] {
  const offset = text.startsWith('/') ? 0 : 1
  return segmentsOf(offset === 0 ? text : `/${text}`).flatMap(({ text: segment, start, end }) => {
    const [from, until] = [Math.max(0, start - offset), end - offset]
    const name = /^:([\w-]+)(\??)/.exec(segment)
    if (segment === '*' && until === text.length)
      return [pieceAt('wildcard', from, until, '', segment)]
    if (name === null) return [pieceAt('text', from, until, `/${segment}`)]
    const [all, called = '', mark = ''] = name
    const middle = until - segment.length + all.length
    const parameter = pieceAt('parameter', from, middle, '', called, mark)
    return middle === until
      ? [parameter]
      : [parameter, pieceAt('text', middle, until, segment.slice(all.length))]
  })
}

/** Finds names that are text because they do not start a segment, as in `/:lang.:ext`. */
function namesInSegment(
  text: string,
  matches: (route: string, path: string) => boolean,
): readonly FoundIssue[] {
  return segmentsOf(text).flatMap(({ text: segment, start }) => {
    const found = /^:[\w-]+?(?:[.-]|-?(?=:))(:[A-Za-z]\w*)/.exec(segment)
    const [all = '', name = ''] = found ?? []
    if (found === null) return []
    const end = start + 1 + all.length
    const filled = (part: string) => part.replaceAll(/:[A-Za-z]\w*\??/g, 'a')
    const witness =
      filled(text.slice(0, start)) +
      filled(`/${segment}`) +
      filled(text.slice(start + 1 + segment.length))
    if (matches(text, witness)) return []
    return [{ code: 'foreign-syntax', start: end - name.length, end, witness }]
  })
}
