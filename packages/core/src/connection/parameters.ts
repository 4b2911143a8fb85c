import { mention } from '../text/mention.ts'
import { nearName } from '../text/near-name.ts'
import type { Span } from '../text/span.ts'
import type { Fault } from './division.ts'

/** The rules that a driver applies to parameters. */
export interface ParameterRules {
  readonly known: readonly string[]
  /** New names by deprecated name. */
  readonly deprecated?: Readonly<Record<string, string>>
  /** The values of parameters that have few. One that is not similar to any of them is not reported. */
  readonly values?: Readonly<Record<string, readonly string[]>>
  /** Parameters that can occur more than once. */
  readonly repeatable?: readonly string[]
  /** Parameters that contain properties, such as `SERVICE_NAME:other,CANONICALIZE_HOST_NAME:forward`. */
  readonly withProperties?: readonly string[]
  readonly ignoresCase?: boolean
  /** Whether the driver rejects a parameter without `=`. */
  readonly needsEqualsSign?: boolean
  /** Whether the driver rejects a parameter with two `=`. */
  readonly refusesSecondEqualsSign?: boolean
  /** Whether to report unknown parameters that do not resemble a known one. Not set if other drivers know more. */
  readonly isComplete?: boolean
  readonly warnsOfRepeated?: boolean
  readonly warnsOfEmpty?: boolean
}

/** A parameter as it is written. */
export interface Parameter {
  readonly name: Span
  /** Null if there is no `=`. */
  readonly value: Span | null
}

/** Divides a query at each `&`. */
export function parametersIn(input: string, { start, end }: Span): readonly Parameter[] {
  if (start === end) return []
  const found: Parameter[] = []
  let from = start
  while (from <= end) {
    const to = Math.min(indexOf(input, '&', from, end), end)
    const equals = indexOf(input, '=', from, to)
    // An `&` at the end of the query does not start another parameter.
    if (from < to || to < end) {
      found.push({
        name: { start: from, end: equals },
        value: equals < to ? { start: equals + 1, end: to } : null,
      })
    }
    from = to + 1
  }
  return found
}

function indexOf(input: string, character: string, from: number, end: number): number {
  const found = input.indexOf(character, from)
  return found < 0 || found > end ? end : found
}

/** Finds a value that is a misspelling of one that the parameter can have. */
function* valueFaults(
  written: string,
  text: string,
  span: Span,
  { values = {}, ignoresCase = false }: ParameterRules,
): Generator<Fault> {
  const fold = (name: string) => (ignoresCase ? name.toLowerCase() : name)
  const known = Object.entries(values).find(([name]) => fold(name) === fold(written))?.[1]
  if (known === undefined || known.some(each => each.toLowerCase() === text.toLowerCase())) return
  const near = nearName(text, known, text.length < 6 ? 1 : 2)
  if (near === null) return
  const question = `; ${mention(near)} was probably meant`
  const params = { name: mention(written), value: mention(text), meant: near, question }
  yield { mistake: 'unknown-value', span, params }
}

/** Finds the faults in the parameters of a string. */
export function* parameterFaults(
  input: string,
  parameters: readonly Parameter[],
  rules: ParameterRules,
  decode: (text: string) => string,
): Generator<Fault> {
  const fold = (name: string) => (rules.ignoresCase ? name.toLowerCase() : name)
  const known = new Map(rules.known.map(name => [fold(name), name]))
  const deprecated = new Map(
    Object.entries(rules.deprecated ?? {}).map(([old, name]) => [fold(old), name]),
  )
  const has = (names: readonly string[] | undefined, name: string) =>
    names?.some(other => fold(other) === name) === true
  const seen = new Set<string>()
  for (const { name: span, value } of parameters) {
    const written = decode(input.slice(span.start, span.end))
    const name = mention(written)
    const key = fold(written)
    if (value === null) {
      if (rules.needsEqualsSign)
        yield { mistake: 'parameter-without-value', span, params: { name } }
      continue
    }
    const text = input.slice(value.start, value.end)
    const second = text.indexOf('=')
    if (second >= 0 && rules.refusesSecondEqualsSign) {
      const start = value.start + second
      yield { mistake: 'second-equals-sign', span: { start, end: start + 1 }, params: { name } }
    }
    const replacement = deprecated.get(key)
    if (replacement !== undefined) {
      yield { mistake: 'deprecated-parameter', span, params: { name, meant: replacement } }
    } else if (!known.has(key)) {
      const near = nearName(written, rules.known, written.length < 6 ? 1 : 2)
      if (near !== null) {
        const question = `; ${mention(near)} was probably meant`
        yield { mistake: 'unknown-parameter', span, params: { name, meant: near, question } }
      } else if (rules.isComplete) {
        yield { mistake: 'unknown-parameter', span, params: { name, meant: '', question: '' } }
      }
    } else if (text === '' && rules.warnsOfEmpty) {
      yield { mistake: 'empty-parameter', span: value, params: { name } }
    } else if (has(rules.withProperties, key)) {
      const properties = decode(text).split(',')
      if (properties.some(property => !property.includes(':'))) {
        yield { mistake: 'property-without-value', span: value, params: { name } }
      }
    }
    if (text !== '') yield* valueFaults(written, decode(text), value, rules)
    if (rules.warnsOfRepeated && seen.has(key) && !has(rules.repeatable, key)) {
      yield { mistake: 'repeated-parameter', span, params: { name } }
    }
    seen.add(key)
  }
}
