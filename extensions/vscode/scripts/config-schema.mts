import { configSchema, type Schema } from '@hreflint/linter'

/**
 * The schema of a configuration file. What holds for some files refers to what holds for all: every code
 * is described once.
 */
export function sharedConfigSchema(): object {
  const { properties = {} } = configSchema
  const { overrides } = properties
  const ofSome = overrides?.items?.properties
  if (ofSome === undefined) throw new Error('There are no settings for some files')
  const shared = Object.entries(ofSome).map(([key, schema]): [string, Schema | Reference] => [
    key,
    isSame(schema, properties[key]) ? { $ref: `#/properties/${key}` } : schema,
  ])
  const items = { ...overrides?.items, properties: Object.fromEntries(shared) }
  return { ...configSchema, properties: { ...properties, overrides: { ...overrides, items } } }
}

interface Reference {
  readonly $ref: string
}

function isSame(one: Schema, other: Schema | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/**
 * The same schema without what refuses a value. The editor completes and describes keys and values by it, and the
 * server tells mistakes, with what was meant; both would tell them twice.
 */
export function describingSchema(schema: object = sharedConfigSchema()): object {
  const { type, required, minLength, additionalProperties, ...rest } = schema as Schema & Limits
  const { enum: choices, enumDescriptions, properties, items, ...described } = rest as Described
  const nested = {
    ...(properties && { properties: mapValues(properties) }),
    ...(items && { items: describingSchema(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: describingSchema(additionalProperties),
    }),
  }
  const isValue = Object.keys(nested).length === 0 && (type ?? choices) !== undefined
  // Values are suggested by the first, and any is accepted by the second.
  const value = isValue ? { anyOf: [{ type, enum: choices, enumDescriptions }, {}] } : {}
  return { ...described, ...nested, ...value }
}

function mapValues(schemas: Readonly<Record<string, object>>): object {
  return Object.fromEntries(
    Object.entries(schemas).map(([key, schema]) => [key, describingSchema(schema)]),
  )
}

interface Limits {
  readonly required?: unknown
  readonly minLength?: unknown
}

interface Described {
  readonly enum?: unknown
  readonly enumDescriptions?: unknown
  readonly properties?: Readonly<Record<string, object>>
  readonly items?: object
}
