import { homepage } from '../project/homepage.ts'
import { configSchema, findingCatalogue, type Schema } from '../../../packages/linter/src/index.ts'
import type { GeneratedFile } from '../generated-file.ts'
import { generatedFrom, proseAsMarkdown } from './markdown.ts'
import { markdownTable } from './table.ts'

/** Every key of the configuration, as its schema has them. */
export function configurationPage(): readonly GeneratedFile[] {
  const { overrides, ...settings } = configSchema.properties ?? {}
  const inOverrides = new Set(Object.keys(overrides?.items?.properties ?? {}))
  const own = Object.entries(overrides?.items?.properties ?? {}).filter(
    ([name]) => !Object.hasOwn(settings, name),
  )
  const text = [
    generatedFrom('packages/linter/src/config/config-schema.ts'),
    '# Configuration reference',
    `The keys of \`hreflint.config.json\`, \`.js\`, \`.mjs\` and \`.ts\`. For how they work together, see [configuration](../guide/configuration.md). For editors, there is [a JSON Schema](${homepage}/config.schema.json).`,
    ...Object.entries(settings).flatMap(([name, schema]) =>
      section(name, schema, inOverrides.has(name)),
    ),
    '## overrides',
    prose(overrides ?? {}),
    facts(overrides ?? {}),
    'In addition to the keys above that are allowed in `overrides`, an entry has:',
    markdownTable(
      ['Key', 'Type', ''],
      own.map(([name, schema]) => [`\`${name}\``, typeOf(schema), prose(schema)]),
    ),
  ].join('\n\n')
  return [{ path: 'docs/reference/configuration.md', text: `${text}\n` }]
}

function section(name: string, schema: Schema, inOverrides: boolean): readonly string[] {
  return [
    `## ${name}`,
    prose(schema),
    facts(schema, inOverrides ? ['Also allowed in `overrides`.'] : []),
    ...members(name, schema),
  ]
}

function facts(schema: Schema, more: readonly string[] = []): string {
  const lines = [
    `Type: ${typeOf(schema)}`,
    ...(schema.default === undefined ? [] : [`Default: \`${JSON.stringify(schema.default)}\``]),
    ...more,
  ]
  return lines.map(line => `- ${line}`).join('\n')
}

function members(name: string, { properties }: Schema): readonly string[] {
  if (properties === undefined) return []
  // One for each code: the index of issues lists them with more to say.
  if (name === 'severities') {
    return [`Keys: globs, or any of the [${findingCatalogue.size} codes](../issues/README.md).`]
  }
  return [
    markdownTable(
      ['Key', 'Type', ''],
      Object.entries(properties).map(([key, schema]) => [
        `\`${name}.${key}\``,
        typeOf(schema),
        prose(schema),
      ]),
    ),
  ]
}

/** What a value must be, in words. */
function typeOf(schema: Schema): string {
  if (schema.enum !== undefined) return schema.enum.map(name => `\`"${name}"\``).join(', ')
  const types = [schema.type ?? []].flat()
  return types.map(type => nameOf(type as string, schema)).join(' or ')
}

function nameOf(type: string, { items, minItems, maxItems, additionalProperties }: Schema): string {
  if (type === 'array' && items !== undefined) {
    if (minItems === maxItems && minItems === 2) return `pair of ${plural(items)}`
    return `list of ${plural(items)}`
  }
  if (type === 'object' && typeof additionalProperties === 'object') {
    return `object whose values are ${plural(additionalProperties)}`
  }
  return type
}

function plural(schema: Schema): string {
  if (schema.enum !== undefined) return typeOf(schema)
  return schema.type === 'array'
    ? `${typeOf(schema).replace(/^pair/, 'pairs')}`
    : `${typeOf(schema)}s`
}

/** The description of a key. */
function prose({ description = '' }: Schema): string {
  return proseAsMarkdown(description)
}
