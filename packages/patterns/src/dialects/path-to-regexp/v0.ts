import { compiledGroups } from '../compiled-groups.ts'
import type { CompileRoute, RoutePiece } from './route.ts'

/** The syntax that version 0.1 replaces. Everything else stays as it is, as part of a regular expression. */
const special = /\\.|(\/)?(\.)?:(\w+)(\(.*?\))?(\*)?(\?)?|[.*]|\/\(/g

/** Capturing groups. Escapes are matched as well, so that an escaped parenthesis is not taken for a group. */
const capturing = /\\.|\((?:\?<(.*?)>)?(?!\?)/g

interface NamedGroup {
  readonly name: string
  readonly offset: number
}

/**
 * Version 0.1, the router of Express 4. A route is a regular expression in which `:name`, `*` and `.` have another
 * meaning.
 */
export const compileV0: CompileRoute = text => {
  const { source, named, pieces } = rewritten(text)
  const isSlashed = source.endsWith('/')
  const regexp = compiledGroups(`^${source}${isSlashed ? '?' : '/?'}$`, 'i', [
    { start: 0, end: text.length },
  ])
  return { regexp, names: namesOf(source, named), pieces }
}

function rewritten(text: string): {
  readonly source: string
  readonly named: readonly NamedGroup[]
  readonly pieces: readonly RoutePiece[]
} {
  const named: NamedGroup[] = []
  const pieces: RoutePiece[] = []
  let source = ''
  let end = 0
  // The text since the last slash, dot or wildcard, which the next parameter must not run into.
  let before = ''
  let beforeFrom = 0
  for (const match of text.matchAll(special)) {
    const [all, slash = '', dot = '', name, custom, star, optional = ''] = match
    const start = match.index
    if (start > end) pieces.push(textPiece(text, end, start))
    source += text.slice(end, start)
    end = start + all.length
    if (all.startsWith('\\')) {
      before += all
      beforeFrom += 2
      source += all
      pieces.push(textPiece(text, start, end))
    } else if (all === '.') {
      before += '\\.'
      beforeFrom += 1
      source += '\\.'
      pieces.push(textPiece(text, start, end))
    } else {
      if (slash !== '' || dot !== '') before = ''
      else before += text.slice(beforeFrom, start)
      beforeFrom = end
      if (all === '*') {
        before = ''
        source += '(.*)'
        pieces.push({ type: 'wildcard', start, end, text: '', name: '', modifier: '' })
      } else if (all === '/(') {
        before += '/'
        source += '/(?:'
        pieces.push(textPiece(text, start, end))
      } else {
        const stop = dot === '' ? '' : '\\.'
        // Only the first star of a group is replaced, and none after an escape.
        const value =
          custom?.replace(/\\.|\*/, part => (part === '*' ? '(.*)' : part)) ??
          (before === '' ? `([^/${stop}]+?)` : `((?:(?!/|${before}).)+?)`)
        named.push({ name: name ?? '', offset: source.length })
        const rest = star === undefined ? '' : `((?:[/${stop}].+?)?)`
        source += `(?:${stop}${slash}${value}${rest})${optional}`
        before = ''
        pieces.push({
          type: custom === undefined ? 'parameter' : 'regexp',
          start,
          end,
          text: custom?.slice(1, -1) ?? '',
          name: name ?? '',
          modifier: (star ?? '') + optional,
        })
      }
    }
  }
  source += text.slice(end)
  if (end < text.length) pieces.push(textPiece(text, end, text.length))
  return { source, named, pieces }
}

function textPiece(text: string, start: number, end: number): RoutePiece {
  return { type: 'text', start, end, text: text.slice(start, end), name: '', modifier: '' }
}

/** Returns the names of all capturing groups. Groups without a name are numbered. */
function namesOf(source: string, named: readonly NamedGroup[]): readonly string[] {
  const names: string[] = []
  let number = 0
  let next = 0
  for (const match of source.matchAll(capturing)) {
    if (match[0].startsWith('\\')) continue
    const group = named[next]
    if (group === undefined || group.offset > match.index) names.push(String(number++))
    else {
      names.push(group.name)
      next += 1
    }
  }
  return [...names, ...named.slice(next).map(({ name }) => name)]
}
