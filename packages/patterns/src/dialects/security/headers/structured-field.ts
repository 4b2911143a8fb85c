import { FieldReader } from './field-reader.ts'

/** A value without parameters, and its place in the text. */
export interface BareItem {
  readonly type:
    | 'binary'
    | 'boolean'
    | 'date'
    | 'decimal'
    | 'display-string'
    | 'integer'
    | 'string'
    | 'token'
  /** What the text means: `true`, `1.5`, the text without quotes and escapes. Binary content stays in Base64. */
  readonly value: boolean | number | string
  readonly start: number
  readonly end: number
}

/** A key with its value. The value of a key alone is `true`, at the end of the key. */
export interface FieldParameter {
  readonly key: string
  readonly value: BareItem
  readonly start: number
}

export interface FieldItem {
  readonly type: 'item'
  readonly value: BareItem
  readonly parameters: readonly FieldParameter[]
}

export interface InnerList {
  readonly type: 'list'
  readonly items: readonly FieldItem[]
  readonly parameters: readonly FieldParameter[]
  readonly start: number
  readonly end: number
}

export type FieldMember = FieldItem | InnerList

/** The place at which a field stops being readable, and what is expected there. */
export interface FieldFailure {
  readonly at: number
  readonly expected: 'comma' | 'end' | 'key' | 'space' | 'value'
}

/** A member of a list, a dictionary or an item alone. Only members of dictionaries have a key. */
export interface KeyedMember {
  readonly key: string
  readonly start: number
  readonly member: FieldMember
}

/** Members, or where reading failed. Parsers drop the whole field then. */
export type FieldResult =
  | { readonly members: readonly KeyedMember[]; readonly failure: null }
  | { readonly members: null; readonly failure: FieldFailure }

/** What a structured field is at its top. */
export type FieldType = 'dictionary' | 'item' | 'list'

/**
 * Reads a structured field (RFC 9651, section 4.2) with the place of each part. Of several members of a
 * dictionary with the same key, the last one counts. Never throws.
 */
export function readField(text: string, type: FieldType): FieldResult {
  const reader = new FieldReader(text)
  try {
    reader.spaces()
    const members = readMembers(reader, type)
    reader.spaces()
    if (reader.at < text.length) reader.fail('end')
    return { members, failure: null }
  } catch (error) {
    if (reader.failure === null) throw error
    return { members: null, failure: reader.failure }
  }
}

function readMembers(reader: FieldReader, type: FieldType): readonly KeyedMember[] {
  if (type === 'item') return [{ key: '', start: reader.at, member: reader.item() }]
  const members = new Map<string, KeyedMember>()
  reader.members(() => {
    const start = reader.at
    if (type === 'list') {
      members.set(String(start), { key: '', start, member: reader.member() })
      return
    }
    const key = reader.key()
    const member = reader.skip('=')
      ? reader.member()
      : reader.withParameters({ type: 'boolean', value: true, start: reader.at, end: reader.at })
    members.set(key, { key, start, member })
  })
  return [...members.values()]
}
