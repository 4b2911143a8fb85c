export type { Schema } from './config/config-schema.ts'
export { nearNames } from './config/near-name.ts'
export { type ConfigError, hint, keyOf, validate } from './config/validate.ts'
