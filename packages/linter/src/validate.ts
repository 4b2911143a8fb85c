export { nearNames } from '@hreflint/core/internal'
export type { Schema } from './config/schema.ts'
export { forbidSchema, wrongRules } from './config/forbid-schema.ts'
export { type ConfigError, hint, keyOf, validate } from './config/validate.ts'
