import type { Span } from '@hreflint/core'
import type { FoundIssue } from '../../../contract/pattern.ts'
import type { PatternCode } from '../../../issues/index.ts'
import {
  type FieldFailure,
  type FieldType,
  type KeyedMember,
  readField,
} from './structured-field.ts'

/** A slip in a field, and what to write instead of its characters if that is certain. */
export interface FieldSlip extends Span {
  readonly code: PatternCode
  readonly edit?: { readonly span: Span; readonly text: string; readonly title: string }
}

/** Finds the slip that ends the reading of a field; null if it is not a known one. */
export type SlipFinder = (text: string, failure: FieldFailure) => FieldSlip | null

/** A field whose slips are mended as far as they are known. */
export interface MendedField {
  /** In the order of the text. */
  readonly issues: readonly FoundIssue[]
  /** Null if the field as written cannot be read. */
  readonly members: readonly KeyedMember[] | null
}

/** As many slips as are shown of one field. */
const mostSlips = 50

/**
 * Reads a field. If it cannot be read, finds one slip after the other, each in the text in which those
 * before it are mended. What is not a known slip is reported as such if it is the only issue.
 */
export function mendField(source: string, type: FieldType, find: SlipFinder): MendedField {
  // Line breaks in a configuration are not part of the header.
  let text = source.replaceAll(/[\r\n]/g, ' ')
  const issues: FoundIssue[] = []
  let result = readField(text, type)
  const { members } = result
  let shift = 0
  let mended = 0
  while (result.failure !== null && issues.length < mostSlips) {
    const { failure } = result
    const slip = find(text, failure)
    const edit = slip?.edit
    if (slip === null || Math.min(slip.start, edit?.span.start ?? slip.start) < mended) break
    const back = ({ start, end }: Span): Span => ({ start: start - shift, end: end - shift })
    const edits = edit === undefined ? [] : [{ span: back(edit.span), text: edit.text }]
    const fixes = edit === undefined ? [] : [{ title: edit.title, edits }]
    issues.push({ code: slip.code, ...back(slip), fixes })
    if (edit === undefined) break
    const { span } = edit
    text = text.slice(0, span.start) + edit.text + text.slice(span.end)
    mended = span.start + edit.text.length
    shift += edit.text.length - (span.end - span.start)
    result = readField(text, type)
  }
  if (issues.length === 0 && result.failure !== null) {
    issues.push(unknownSlip(text, result.failure))
  }
  return { issues, members }
}

/** Marks what comes up to the next separator. At the end, marks the last character. */
function unknownSlip(text: string, { at }: FieldFailure): FoundIssue {
  const length = text.length
  if (at >= length) return { code: 'header-syntax', start: Math.max(0, length - 1), end: length }
  const [rest = ''] = /^.[^\s,;()]*/su.exec(text.slice(at)) ?? []
  return { code: 'header-syntax', start: at, end: at + rest.length }
}
