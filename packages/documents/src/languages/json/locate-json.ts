import type { Span } from '@hreflint/core'
import type { DocumentComment, EmbeddedUrl, LocatedDocument } from '../../embedded-url.ts'
import {
  type ConfigurationValue,
  type FoundValues,
  locateValues,
} from '../configuration/located-values.ts'
import { locateJsonStrings } from './locate-json-strings.ts'
import { manifestUrls } from './manifest-urls.ts'

/** Strings, and the comments of JSONC; nothing else can hold what begins one. */
const token = /"(?:[^"\\\r\n]|\\.)*"?|\/\/([^\r\n]*)|\/\*([\s\S]*?)\*\//g

/** Finds the URLs of a JSON text, with comments or without: strings that are one from beginning to end. */
export function locateJson(text: string): LocatedDocument {
  const located = locateValues(text, readJson)
  if (!text.includes('"src"') && !text.includes('"start_url"')) return located
  const ofManifest = manifestUrls(locateJsonStrings(text))
  if (ofManifest.length === 0) return located
  const starts = new Set(ofManifest.map(startOf))
  const others = [...located.urls].filter(url => !starts.has(startOf(url)))
  const urls = [...others, ...ofManifest].sort((a, b) => startOf(a) - startOf(b))
  return { ...located, urls }
}

function startOf({ map }: EmbeddedUrl): number {
  return map.toSourceSpan({ start: 0, end: 0 }).start
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
