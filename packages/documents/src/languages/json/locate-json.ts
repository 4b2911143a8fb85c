import type { Span } from '@hreflint/core'
import type { DocumentComment, LocatedDocument } from '../../embedded-url.ts'
import {
  type ConfigurationValue,
  type FoundValues,
  locateValues,
} from '../configuration/located-values.ts'
import { locateJsonStrings } from './locate-json-strings.ts'

/** Strings, and the comments of JSONC; nothing else can hold what begins one. */
const token = /"(?:[^"\\\r\n]|\\.)*"?|\/\/([^\r\n]*)|\/\*([\s\S]*?)\*\//g

/** Finds the URLs of a JSON text, with comments or without: strings that are one from beginning to end. */
export function locateJson(text: string): LocatedDocument {
  return locateValues(text, readJson)
}

function readJson(text: string): FoundValues {
  const values: ConfigurationValue[] = locateJsonStrings(text)
    .filter(({ isKey }) => !isKey)
    .map(value => ({
      key: String(value.path.findLast(one => typeof one === 'string') ?? ''),
      value,
    }))
  return { values, comments: text.includes('hreflint-') ? commentsIn(text) : [] }
}

function commentsIn(text: string): readonly DocumentComment[] {
  return [...text.matchAll(token)].flatMap(({ 0: whole, 1: line, 2: block, index }) => {
    const inside = line ?? block
    const span: Span = { start: index, end: index + whole.length }
    return inside === undefined ? [] : [{ span, text: inside }]
  })
}
