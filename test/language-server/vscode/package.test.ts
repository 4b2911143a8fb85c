import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { configSchema } from '@hreflint/linter'
import { expect, test } from 'vitest'

const root = new URL('../../../', import.meta.url)
/** Loaded by address: what an extension is built with is no package. */
const load = (name: string) => import(new URL(`extensions/vscode/scripts/${name}`, root).href)
const { encodeMappingTable } = await load('mapping-table/encode.mts')
const { decodeMappingTable } = await load('mapping-table/decode.mts')
const { describingSchema, sharedConfigSchema } = await load('config-schema.mts')

test('the packed table of domain names is exactly the one of tr46', () => {
  const path = createRequire(new URL('packages/core/', root)).resolve('tr46/lib/mappingTable.json')
  const table = JSON.parse(readFileSync(path, 'utf8'))
  expect(decodeMappingTable(encodeMappingTable(table))).toEqual(table)
})

test('the packed schema says the same as the schema of the linter, and every code once', () => {
  const schema = sharedConfigSchema()
  expect(resolved(schema, schema)).toEqual(configSchema)
  const code = '"whatwg/backslash-in-path"'
  expect(JSON.stringify(schema).split(code)).toHaveLength(2)
})

test('the packed schema names all keys and values, and refuses none, which the server does', () => {
  const text = JSON.stringify(describingSchema())
  expect(text).not.toMatch(/"(?:additionalProperties":false|required|minLength|pattern)"/)
  const values = [...text.matchAll(/"anyOf":\[\{[^{}]*\},\{\}\]/g)]
  expect(text.split('"enum":')).toHaveLength(
    values.filter(([it]) => it.includes('"enum":')).length + 1,
  )
  for (const key of Object.keys(configSchema.properties ?? {})) expect(text).toContain(`"${key}":`)
})

/** A schema with what it refers to in place of each reference. */
function resolved(schema: unknown, all: Record<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map(item => resolved(item, all))
  if (typeof schema !== 'object' || schema === null) return schema
  if ('$ref' in schema) return resolved(atPointer(all, String(schema.$ref)), all)
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, resolved(value, all)]),
  )
}

/** `#/properties/spec` */
function atPointer(all: Record<string, unknown>, pointer: string): unknown {
  const names = pointer.split('/').slice(1)
  return names.reduce<unknown>((within, name) => Object(within)[name], all)
}
