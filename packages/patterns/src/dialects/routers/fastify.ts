import type { PatternGroup, PatternPiece, RepairedPattern } from '../../contract/pattern.ts'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { quoted } from '../path-to-regexp/route.ts'
import { pieceAt } from '../piece-at.ts'
import { examineSegments } from './examine-segments.ts'
import { closingParenthesis, compiledPart } from './regexp-part.ts'
import { decodedPath, type RouterRoute, routerDialect } from './router-dialect.ts'

/** find-my-way, the router of Fastify. */
export const fastifyDialect = routerDialect({
  id: 'fastify',
  title: 'Fastify',
  usedBy: 'Fastify, by find-my-way',
  notes: [
    '`:name` ends before a slash, a dash, a dot or a parenthesis; `:name(\\d+)` has a regular expression.',
    '`*` is any text, only at the end. `:name?` is optional, only at the end. `::` is a colon.',
    'Letter case and a slash at the end make a difference.',
  ],
  edition: {
    version: 'find-my-way 9',
    url: 'https://github.com/delvedor/find-my-way#supported-path-formats',
  },
  read: fastifyRoute,
  repair: repairedRoute,
  examine: examineSegments,
})

/** A part of a route: fixed text, parameters up to the next slash, or the rest of the path. */
type Step =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'segment'; readonly regexp: RegExp | null; readonly names: readonly string[] }
  | { readonly kind: 'rest' }

const optionalName = /(\/:[^/()]*?)\?(\/?)/

function fastifyRoute(text: string): RouterRoute {
  if (!/^[/*]/.test(text)) throw new PatternFailure('route-without-slash', 0, 0)
  const optional = optionalName.exec(text)
  if (optional === null) {
    const { steps, pieces } = stepsOf(text)
    return { pieces, match: path => matched(steps, path) }
  }
  const { 0: all, 1: name = '', 2: slash = '', index } = optional
  const mark = index + name.length
  if (index + all.length !== text.length) {
    throw new PatternFailure('optional-before-end', mark, mark + 1)
  }
  const { steps, pieces } = stepsOf(text.slice(0, mark) + slash)
  const shorter = stepsOf(text.slice(0, index) + slash || '/').steps
  const marked = pieces.map(piece =>
    piece.span.end === mark && piece.type !== 'text' ? { ...piece, modifier: '?' } : piece,
  )
  return { pieces: marked, match: path => matched(steps, path) ?? matched(shorter, path) }
}

function stepsOf(text: string): {
  readonly steps: readonly Step[]
  readonly pieces: readonly PatternPiece[]
} {
  const steps: Step[] = []
  const pieces: PatternPiece[] = []
  let from = 0
  const plain = (until: number) => {
    if (until <= from) return
    const written = text.slice(from, until)
    steps.push({ kind: 'text', text: textOf(written) })
    pieces.push(pieceAt('text', from, until, written.replaceAll('::', ':')))
  }
  for (let at = 0; at < text.length; at += 1) {
    if (text.startsWith('::', at)) at += 1
    else if (text[at] === '*') {
      plain(at)
      if (at < text.length - 1) throw new PatternFailure('wildcard-before-end', at, at + 1)
      steps.push({ kind: 'rest' })
      pieces.push(pieceAt('wildcard', at, at + 1, '', '*'))
      from = at + 1
    } else if (text[at] === ':') {
      plain(at)
      const { step, end, found } = segmentAt(text, at)
      steps.push(step)
      pieces.push(...found)
      from = end
      at = end - 1
    }
  }
  plain(text.length)
  return { steps, pieces }
}

function textOf(written: string): string {
  return written.replaceAll('::', ':').replaceAll('%', '%25')
}

/** Reads parameters and the text between them up to the next slash. */
function segmentAt(
  text: string,
  start: number,
): { readonly step: Step; readonly end: number; readonly found: readonly PatternPiece[] } {
  const names: string[] = []
  const found: PatternPiece[] = []
  let source = ''
  let at = start
  let isPlain = true
  let before: string | null = ''
  while (text[at] === ':') {
    const rest = text.slice(at + 1)
    const name = /^[^(/.-]*/.exec(rest)?.[0] ?? ''
    names.push(name)
    let end = at + 1 + name.length
    if (text[end] === '(') {
      const close = closingParenthesis(text, end)
      const written = text.slice(end, close + 1)
      compiledPart(written, end, close + 1)
      found.push(pieceAt('regexp', at, close + 1, written.slice(1, -1), name))
      source += written.replace(/^\(\^/, '(').replace(/\$\)$/, ')')
      end = close + 1
      isPlain = false
      before = ''
    } else {
      found.push(pieceAt('parameter', at, end, '', name))
      source += before === '' ? '(.*?)' : `(${before}|(?:(?!${before}).)*)`
      before = null
    }
    const written = /^(?:::|[^:/])*/.exec(text.slice(end))?.[0] ?? ''
    if (written !== '') {
      isPlain = false
      const fixed = quoted(textOf(written))
      source += fixed
      before ??= fixed
      found.push(pieceAt('text', end, end + written.length, written.replaceAll('::', ':')))
    }
    at = end + written.length
  }
  const isSimple = isPlain && names.length === 1
  const regexp = isSimple ? null : compiledPart(`^${source}$`, start, at)
  return { step: { kind: 'segment', regexp, names }, end: at, found }
}

function matched(steps: readonly Step[], path: string): readonly PatternGroup[] | null {
  const decoded = decodedPath(path)
  const groups: PatternGroup[] = []
  let at = 0
  for (const step of steps) {
    if (step.kind === 'text') {
      if (!decoded.startsWith(step.text, at)) return null
      at += step.text.length
    } else if (step.kind === 'rest') {
      groups.push({ component: null, name: '*', value: decoded.slice(at) })
      return groups
    } else {
      const slash = decoded.indexOf('/', at)
      const value = decoded.slice(at, slash === -1 ? undefined : slash)
      const match = step.regexp === null ? ['', value] : step.regexp.exec(value)
      if (match === null) return null
      for (const [index, name] of step.names.entries()) {
        groups.push({ component: null, name, value: match[index + 1] })
      }
      at += value.length
    }
  }
  return at === decoded.length ? groups : null
}

/** Suggests a route for one that another router understands. */
function repairedRoute(text: string): readonly RepairedPattern[] {
  const written = text.startsWith('/') || text.startsWith('*') ? text : `/${text}`
  const output = written.replace(/(?<=\/)\{?\*\w+\}?$/, '*')
  if (output === text) return []
  try {
    fastifyRoute(output)
    return [{ text: output, title: `Change to ${output}` }]
  } catch {
    return []
  }
}
