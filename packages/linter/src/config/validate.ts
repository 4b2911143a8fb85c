import { hideInText, nearName } from '@hreflint/core/internal'
import type { Schema, SchemaType } from './schema.ts'

/** An error in a configuration, with the path of keys and indexes to its place. */
export interface ConfigError {
  readonly path: readonly (string | number)[]
  /** One sentence that names the key and, for a mistyped name, the similar and the known names. */
  readonly message: string
}

/**
 * Checks a value against a schema and returns all errors.
 *
 * @param path Path to the value, for messages.
 */
export function validate(
  value: unknown,
  schema: Schema,
  path: readonly (string | number)[] = [],
): readonly ConfigError[] {
  const errors: ConfigError[] = []
  visit(value, schema, path, errors)
  return errors
}

type Path = readonly (string | number)[]

function visit(value: unknown, schema: Schema, path: Path, errors: ConfigError[]): void {
  const type = typeOf(value)
  const wanted = schema.type === undefined ? [] : [schema.type].flat()
  if (wanted.length > 0 && !wanted.some(candidate => candidate === type)) {
    const words = wanted.map(candidate => typeWords[candidate]).join(' or ')
    errors.push({ path, message: `${keyOf(path)} must be ${words}, not ${wordFor(value)}.` })
    return
  }
  if (typeof value === 'string') visitText(value, schema, path, errors)
  else if (Array.isArray(value)) visitArray(value, schema, path, errors)
  else if (isRecord(value)) visitObject(value, schema, path, errors)
}

function visitText(value: string, schema: Schema, path: Path, errors: ConfigError[]): void {
  if (schema.enum !== undefined && !schema.enum.includes(value)) {
    errors.push({
      path,
      message: `${keyOf(path)} cannot be ${hideInText(JSON.stringify(value))}.${hint(
        value,
        schema.enum.filter(known => known !== null),
      )}`,
    })
  } else if (value.length < (schema.minLength ?? 0)) {
    errors.push({ path, message: `${keyOf(path)} must not be empty.` })
  }
}

function visitArray(
  value: readonly unknown[],
  schema: Schema,
  path: Path,
  errors: ConfigError[],
): void {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, items } = schema
  if (value.length < minItems || value.length > maxItems) {
    const count = minItems === maxItems ? `${minItems}` : `at least ${minItems}`
    const noun = minItems === 1 ? 'element' : 'elements'
    errors.push({ path, message: `${keyOf(path)} must have ${count} ${noun}.` })
  }
  if (items === undefined) return
  for (const [index, item] of value.entries()) visit(item, items, [...path, index], errors)
}

function visitObject(
  value: Readonly<Record<string, unknown>>,
  schema: Schema,
  path: Path,
  errors: ConfigError[],
): void {
  const properties = schema.properties ?? {}
  for (const [key, item] of Object.entries(value)) {
    const inner = Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties
    if (inner === false) {
      const where = path.length === 0 ? '' : ` in ${keyOf(path)}`
      const message = `Unknown key ${JSON.stringify(key)}${where}.${hint(key, Object.keys(properties))}`
      errors.push({ path: [...path, key], message })
    } else if (inner !== undefined) {
      visit(item, inner, [...path, key], errors)
    }
  }
  for (const key of schema.required ?? []) {
    if (!Object.hasOwn(value, key)) {
      errors.push({ path, message: `${keyOf(path)} must have the key ${JSON.stringify(key)}.` })
    }
  }
}

/** Returns ` Did you mean "spec"? Known: …`, the end of a message about a mistyped name. */
export function hint(name: string, known: readonly string[]): string {
  const near = nearName(name, known)
  const question = near === null ? '' : ` Did you mean ${JSON.stringify(near)}?`
  const many = known.length > 24
  return many ? question : `${question} Known: ${known.join(', ')}.`
}

/** Returns the form of a path in a message: `overrides[0].files`. */
export function keyOf(path: Path): string {
  if (path.length === 0) return 'The configuration'
  let key = ''
  for (const step of path) {
    if (typeof step === 'number') key += `[${step}]`
    else if (/^[$\w]+$/.test(step)) key += key === '' ? step : `.${step}`
    else key += `[${JSON.stringify(step)}]`
  }
  return `"${key}"`
}

const typeWords: Readonly<Record<SchemaType, string>> = {
  string: 'a string',
  array: 'an array',
  object: 'an object',
  null: 'null',
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

function wordFor(value: unknown): string {
  const type = typeOf(value)
  if (type === 'array') return 'an array'
  if (type === 'object') return 'an object'
  return hideInText(JSON.stringify(value) ?? type)
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
