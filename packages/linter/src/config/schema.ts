/** The part of JSON Schema (draft-07) that describes the configuration. */
export interface Schema {
  readonly $schema?: string
  readonly $id?: string
  readonly title?: string
  readonly description?: string
  readonly default?: unknown
  readonly type?: SchemaType | readonly SchemaType[]
  readonly enum?: readonly (string | null)[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema | false
  readonly required?: readonly string[]
}

export type SchemaType = 'string' | 'array' | 'object' | 'null'
