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
