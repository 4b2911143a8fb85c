import type { FoundIssue } from '../../contract/pattern.ts'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { percentEncoded } from '../../text/percent-encoded.ts'
import type { CompileRoute, Route, RoutePiece } from './route.ts'
import { samplePaths } from './sample-paths.ts'

/** Finds what the path of a request, which begins with a slash, cannot match. */
export function examineRoute(
  text: string,
  route: Route,
  compile: CompileRoute,
): readonly FoundIssue[] {
  const queries = queryInPath(text, route)
  return [
    ...missingSlash(text, route, compile),
    ...queries,
    ...(queries.length > 0
      ? []
      : [...fragmentInPath(text, route), ...unencodedPath(text, route, compile)]),
  ]
}

/** Text that matches itself even if the route is read as a regular expression. */
const plainText = /^[\w~%&=@;,<> -]+(?:[/\w~%&=@;,<> -]|\\\.)*$/

function missingSlash(text: string, route: Route, compile: CompileRoute): readonly FoundIssue[] {
  const [first] = route.pieces
  if (first?.type !== 'text' || first.modifier !== '' || first.start !== 0) return []
  if (!plainText.test(first.text)) return []
  const fixed = compile(`/${text}`)
  const witness = samplePaths(fixed.pieces).find(path => fixed.regexp.test(path))
  if (witness === undefined || route.regexp.test(witness)) return []
  const edits = [{ span: { start: 0, end: 0 }, text: '/' }]
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

/** Finds queries such as `/search?q=:q`, where `?` makes the letter before it optional. */
function queryInPath(text: string, route: Route): readonly FoundIssue[] {
  const mark = /(?<=[\w/])\?(?=[\w.[\]-]+=)/.exec(text)
  if (mark === null || mark.index === 0) return []
  const isInGroup = route.pieces.some(
    ({ type, start, end }) => type === 'regexp' && start < mark.index && mark.index < end,
  )
  const path = text.slice(0, mark.index)
  if (isInGroup || /[:*()\\{]/.test(path) || route.regexp.test(path)) return []
  const span = { start: mark.index, end: text.length }
  const before = text.charAt(mark.index - 1)
  return [
    {
      code: 'query-in-path',
      ...span,
      params: { before: `"${before}"` },
      witness: `${path}?${text.slice(mark.index + 1).replace(/=.*/, '=1')}`,
      fixes: [{ title: `Change to ${path}`, edits: [{ span, text: '' }] }],
    },
  ]
}

function fragmentInPath(text: string, route: Route): readonly FoundIssue[] {
  const hash = text.indexOf('#')
  if (hash === -1 || !isInText(route.pieces, hash)) return []
  const path = text.slice(0, hash)
  // In version 6, `#` can also be the end of a path.
  if (hash === text.length - 1 || /[:*()\\{[?+]/.test(path) || route.regexp.test(path)) return []
  return [
    {
      code: 'fragment-in-path',
      start: hash,
      end: hash + 1,
      witness: text.replace(/[:*(){}\\]/g, ''),
    },
  ]
}

function unencodedPath(text: string, route: Route, compile: CompileRoute): readonly FoundIssue[] {
  const runs = [...text.matchAll(/[ "<>`]+|[^\0-\x7F]+/g)].filter(({ index }) =>
    isInText(route.pieces, index),
  )
  if (runs.length === 0 || runs.some(([run]) => /\p{Surrogate}/u.test(run))) return []
  const edits = runs.map(({ 0: run, index }) => ({
    span: { start: index, end: index + run.length },
    text: percentEncoded(run),
  }))
  const fixed = edits.reduceRight(
    (written, { span, text: encoded }) =>
      written.slice(0, span.start) + encoded + written.slice(span.end),
    text,
  )
  const after = compiledOrNull(fixed, compile)
  const witness = samplePaths(after?.pieces ?? []).find(path => after?.regexp.test(path))
  if (witness === undefined || route.regexp.test(witness)) return []
  const title =
    runs.length === 1 ? `Percent-encode as ${edits[0]?.text ?? ''}` : 'Percent-encode them'
  return edits.slice(0, 1).map(({ span, text: encoded }) => ({
    code: 'unencoded-path',
    ...span,
    params: { encoded },
    witness,
    fixes: [{ title, edits }],
  }))
}

/** Compiles a changed route; null if the change breaks it, such as one of `(?<name>…)` in version 0.1. */
function compiledOrNull(text: string, compile: CompileRoute): Route | null {
  try {
    return compile(text)
  } catch (error) {
    if (error instanceof PatternFailure) return null
    throw error
  }
}

function isInText(pieces: readonly RoutePiece[], at: number): boolean {
  return pieces.some(({ type, start, end }) => type === 'text' && start <= at && at < end)
}
