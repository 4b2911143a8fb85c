import { readFileSync } from 'node:fs'
import { configSchema } from '@hreflint/linter'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'

const file = JSON.parse(
  readFileSync(new URL('../../../packages/cli/config.schema.json', import.meta.url), 'utf8'),
)

/** Whether a configuration is valid, by the schema of the linter and by the file for editors. */
const rows: readonly (readonly [boolean, unknown])[] = [
  [true, {}],
  [true, { severities: { 'whatwg/port-out-of-range': 'off', 'reference/*': 'error' } }],
  [false, { severities: { 'whatwg/port-out-of-range': 'fatal' } }],
  [false, { severities: { 'reference/*': 1 } }],
  [true, { reportUnusedSuppressions: 'info' }],
  [false, { reportUnusedSuppressions: 'on' }],
  [
    true,
    { overrides: [{ files: ['a.html'], spec: 'rfc3986', severities: { 'whatwg/*': 'off' } }] },
  ],
  [false, { overrides: [{ spec: 'rfc3986' }] }],
  [false, { overrides: [{ files: ['a.html'], spec: 'rfc0' }] }],
  [false, { overrides: [{ files: ['a.html'], severities: { 'whatwg/*': 'no' } }] }],
  [false, { overrides: [{ files: ['a.html'], allow: { host: [] } }] }],
  [false, { allow: { hosts: [''] } }],
  [false, { root: '.', roots: '.' }],
]

const validators = [configSchema, file].map(schema => new Ajv().compile(schema))

test.each(rows)('%s: %j', (isValid, config) => {
  expect(validators.map(validator => validator(config))).toEqual([isValid, isValid])
})
