import { configSchema, type Schema } from '../../packages/linter/src/index.ts'
import type { GeneratedFile } from './generated-file.ts'

/**
 * The configuration as JSON Schema, for editors; it lists every code. What several places have in common
 * is written once, and the others refer to it.
 */
export function configSchemaFile(): readonly GeneratedFile[] {
  const { properties = {}, ...rest } = configSchema
  const { severities, overrides, reportUnusedSuppressions, ...settings } = properties
  const { type, enum: levels } = severities?.additionalProperties || {}
  const severity = { $ref: '#/definitions/severity' }
  const withSeverity = ({ type: _, enum: __, ...others }: Schema = {}) => ({
    ...severity,
    ...others,
  })
  const schema = {
    ...rest,
    properties: {
      ...settings,
      severities: {
        ...severities,
        properties: Object.fromEntries(
          Object.entries(severities?.properties ?? {}).map(([code, each]) => [
            code,
            withSeverity(each),
          ]),
        ),
        additionalProperties: severity,
      },
      reportUnusedSuppressions: withSeverity(reportUnusedSuppressions),
      overrides: { ...overrides, items: withReferences(overrides?.items, properties) },
    },
    definitions: { severity: { type, enum: levels } },
  }
  return [{ path: 'packages/cli/config.schema.json', text: `${JSON.stringify(schema, null, 2)}\n` }]
}

/** A schema of an object whose properties refer to those of the root that have the same schema. */
function withReferences(
  schema: Schema | undefined,
  roots: Readonly<Record<string, Schema>>,
): Schema & object {
  const properties = Object.entries(schema?.properties ?? {}).map(([name, each]) => [
    name,
    each === roots[name] ? { $ref: `#/properties/${name}` } : each,
  ])
  return { ...schema, properties: Object.fromEntries(properties) }
}
