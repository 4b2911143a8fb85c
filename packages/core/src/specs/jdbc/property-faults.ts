import { decode } from '../../connection/decode.ts'
import type { Division, Fault } from '../../connection/division.ts'
import { type Parameter, parameterFaults, parametersIn } from '../../connection/parameters.ts'
import { knownProperties, knownValues } from './known-properties.ts'

/** Finds what is wrong with the properties of pgJDBC. */
export function* propertyFaults(input: string, { query }: Division): Generator<Fault> {
  if (query === null) return
  const properties = parametersIn(input, query)
  yield* parameterFaults(input, properties, { known: knownProperties, values: knownValues }, decode)
  for (const [index, { name, value }] of properties.entries()) {
    const component = components[input.slice(name.start, name.end)]
    if (value === null || component === undefined) continue
    const plus = input.slice(value.start, value.end).indexOf('+')
    if (plus >= 0) {
      const start = value.start + plus
      const params = { component, reader: 'the driver' }
      yield { mistake: 'unescaped-plus', span: { start, end: start + 1 }, params }
    }
    if (component === 'password' && isNoProperty(input, properties[index + 1])) {
      yield { mistake: 'password-ends-early', span: { start: value.end, end: value.end + 1 } }
    }
  }
}

const components: Readonly<Record<string, string>> = { user: 'user name', password: 'password' }

/** Whether there is a text without `=` that names no property. */
function isNoProperty(input: string, next: Parameter | undefined): boolean {
  if (next === undefined || next.value !== null) return false
  const name = input.slice(next.name.start, next.name.end)
  return name !== '' && !knownProperties.includes(name)
}
