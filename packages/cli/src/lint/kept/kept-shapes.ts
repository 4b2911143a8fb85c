import type { PackedDocument } from './packed-documents.ts'

type Test = (value: unknown) => boolean

const isString: Test = value => typeof value === 'string'
const isBoolean: Test = value => typeof value === 'boolean'
const isOffset: Test = value => Number.isSafeInteger(value) && (value as number) >= 0

const optional =
  (test: Test): Test =>
  value =>
    value === undefined || test(value)
const list =
  (test: Test): Test =>
  value =>
    Array.isArray(value) && value.every(test)
const pair =
  (first: Test, second: Test): Test =>
  value =>
    Array.isArray(value) && value.length === 2 && first(value[0]) && second(value[1])

function record(tests: Readonly<Record<string, Test>>): Test {
  const fields = Object.entries(tests)
  return value => {
    if (typeof value !== 'object' || value === null) return false
    const members = value as Readonly<Record<string, unknown>>
    return fields.every(([name, test]) => test(members[name]))
  }
}

const isRange = pair(isOffset, isOffset)
const isSpan = record({ start: isOffset, end: isOffset })
const isFinding = record({
  code: isString,
  kind: isString,
  specName: value => value === null || isString(value),
  severity: value => value === 'error' || value === 'warning' || value === 'info',
  message: isString,
  why: isString,
  url: isString,
  span: isSpan,
  hidden: optional(list(isSpan)),
  related: list(record({ span: isSpan, message: isString })),
  elsewhere: optional(list(record({ file: isString, line: isOffset, message: isString }))),
  fixes: list(
    record({
      title: isString,
      safety: isString,
      edits: list(record({ span: isSpan, text: isString })),
    }),
  ),
})

const result = {
  findings: list(isFinding),
  positions: isRange,
  links: optional(
    record({
      exists: isOffset,
      missing: isOffset,
      unreported: isOffset,
      unknown: value =>
        typeof value === 'object' && value !== null && Object.values(value).every(isOffset),
    }),
  ),
  asked: optional(isRange),
  anchors: optional(isRange),
  needs: optional(
    record({
      entries: isRange,
      folders: list(pair(isOffset, isString)),
      documents: list(pair(isOffset, isString)),
      state: isOffset,
      hasMore: isBoolean,
      past: optional(isOffset),
    }),
  ),
}

const isDocument = record({
  ...result,
  settings: isString,
  content: isString,
  second: optional(record({ ...result, failing: isString })),
})

/** Returns whether a value of a file has the shape of the results of a document. */
export function isPackedDocument(value: unknown): value is PackedDocument {
  return isDocument(value)
}

/** Returns whether a value is a stamp and a content. */
export const isStampedContent = pair(isString, isString) as (
  value: unknown,
) => value is readonly [string, string]
