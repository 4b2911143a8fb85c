export { nearNames } from '@hreflint/core/internal'
export type { Schema } from './config/config-schema.ts'
export { type ConfigError, hint, keyOf, validate } from './config/validate.ts'
