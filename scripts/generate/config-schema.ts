import { configSchema } from '../../packages/linter/src/index.ts'
import type { GeneratedFile } from './generated-file.ts'

/** The configuration as JSON Schema, for editors; it lists every code. */
export function configSchemaFile(): readonly GeneratedFile[] {
  return [
    { path: 'packages/cli/config.schema.json', text: `${JSON.stringify(configSchema, null, 2)}\n` },
  ]
}
