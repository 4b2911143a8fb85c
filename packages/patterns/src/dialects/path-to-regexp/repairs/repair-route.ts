import type { RepairedPattern } from '../../../contract/pattern.ts'
import { PatternFailure } from '../../../contract/pattern-failure.ts'
import type { CompileRoute, Route } from '../route.ts'
import { samplePaths } from '../sample-paths.ts'
import { compileV0 } from '../v0.ts'
import { compileV6 } from '../version-6/v6.ts'
import { fromV0, fromV6 } from './to-v8.ts'

/** Suggests replacements for a route that does not compile in version 8 or 9. */
export function repairForV8(text: string, compile: CompileRoute): readonly RepairedPattern[] {
  const path = withoutQuery(text)
  if (path !== null && compiled(path, compile) !== null) {
    return [{ text: path, title: `Change to ${path} (a route does not contain the query)` }]
  }
  const migrated = [
    migrate(text, compile, compileV0, fromV0, '0.1 (Express 4)'),
    migrate(text, compile, compileV6, fromV6, '6'),
  ].filter(each => each !== null)
  return migrated.length > 0 ? migrated.slice(0, 1) : escaped(text, compile)
}

/** Suggests replacements for a route that does not compile in version 6. */
export function repairForV6(text: string, compile: CompileRoute): readonly RepairedPattern[] {
  const path = withoutQuery(text)
  if (path !== null && compiled(path, compile) !== null) {
    return [{ text: path, title: `Change to ${path} (a route does not contain the query)` }]
  }
  const before = compiled(text, compileV0)
  const wildcards = text.replaceAll(/(?<=^|\/)\*/g, '(.*)')
  const after = wildcards === text ? null : compiled(wildcards, compile)
  if (before !== null && after !== null && matchTheSame(before, after)) {
    return [{ text: wildcards, title: `Change to ${wildcards}` }]
  }
  return escaped(text, compile)
}

function migrate(
  text: string,
  compile: CompileRoute,
  compileOld: CompileRoute,
  convert: (text: string, route: Route) => string | null,
  version: string,
): RepairedPattern | null {
  const before = compiled(text, compileOld)
  if (before === null) return null
  const words = convert(text, before)
  const after = words === null ? null : compiled(words, compile)
  if (words === null || after === null || !matchTheSame(before, after)) return null
  const aside = matchTheSame(before, after, path => path.replaceAll('/', '//'))
    ? ''
    : ', except for empty segments'
  const title = `Change to ${words}, which matches the same paths as in path-to-regexp ${version}${aside}`
  return { text: words, title }
}

function matchTheSame(
  before: Route,
  after: Route,
  changed: (path: string) => string = path => path,
): boolean {
  const samples = [...samplePaths(before.pieces), ...samplePaths(after.pieces)]
  const paths = samples.map(changed)
  return (
    samples.some(path => before.regexp.test(path)) &&
    paths.every(path => before.regexp.test(path) === after.regexp.test(path))
  )
}

/** Returns the route without its query, as in `/search?q=:q`; null if it has none. */
function withoutQuery(text: string): string | null {
  const mark = /\?(?=[\w.[\]-]+=)/.exec(text)
  return mark === null || mark.index < 2 ? null : text.slice(0, mark.index)
}

/** Escapes one character after another until the route compiles, for routes in which all of them are meant as text. */
function escaped(text: string, compile: CompileRoute): readonly RepairedPattern[] {
  let output = text
  for (let round = 0; round < 16; round += 1) {
    const failure = failureOf(output, compile)
    if (failure === null) return [{ text: output, title: `Change to ${output}` }]
    const { code, start } = failure
    // A parameter with a modifier was meant as a parameter.
    if (
      !escapable.has(code) ||
      (code === 'reserved-character' && /[:*]\w+$/.test(output.slice(0, start)))
    )
      return []
    if ('()[]'.includes(output.charAt(start)) && !/^\[[\w-]*\]$/.test(output.slice(start)))
      return []
    output = `${output.slice(0, start)}\\${output.slice(start)}`
  }
  return []
}

const escapable: ReadonlySet<string> = new Set([
  'missing-name',
  'reserved-character',
  'stray-modifier',
])

function failureOf(text: string, compile: CompileRoute): PatternFailure | null {
  try {
    compile(text)
    return null
  } catch (error) {
    if (error instanceof PatternFailure) return error
    throw error
  }
}

function compiled(text: string, compile: CompileRoute): Route | null {
  return failureOf(text, compile) === null ? compile(text) : null
}
