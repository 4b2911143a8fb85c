import type { Span } from '@hreflint/core'
import type { DocumentComment, EmbeddedUrl, LocatedDocument } from '../../embedded-url.ts'
import { type FoundValues, locateValues } from '../configuration/located-values.ts'
import { locateJsonStrings } from './locate-json-strings.ts'
import { manifestUrls } from './manifest-urls.ts'
import { isUrlKey } from './url-keys.ts'

/**
 * Finds the URLs in a JSON text: values that are a connection string from beginning to end, other
 * URLs under keys that are meant for URLs, and the URLs of a web app manifest. All other JSON is
 * data: reports, recordings, test data for URL parsers.
 */
export function locateJson(text: string, isJson5: boolean): LocatedDocument {
  const holes = expressionsIn(text)
  const located = locateValues(text, source => readJson(source, holes, isJson5))
  if (!text.includes('"src"') && !text.includes('"start_url"')) return located
  const ofManifest = manifestUrls(locateJsonStrings(text, holes))
  if (ofManifest.length === 0) return located
  const starts = new Set(ofManifest.map(startOf))
  const others = [...located.urls].filter(url => !starts.has(startOf(url)))
  const urls = [...others, ...ofManifest].sort((a, b) => startOf(a) - startOf(b))
  return { ...located, urls }
}

/**
 * An expression of a template engine with a string of its own, whose quotes would end the string around it:
 * `"{{ "a.svg" | url }}"`. No part of it is `":`,
 * `",` or another `{{`, as between two strings of JSON.
 */
const expression = /\{\{(?:(?!\}\}|"[:,])[^\n"]){0,200}"(?:(?!\}\}|\{\{|"[:,])[^\n]){0,200}\}\}/g

function expressionsIn(text: string): readonly Span[] {
  if (!text.includes('{{')) return []
  return Array.from(text.matchAll(expression), ({ 0: whole, index }) => ({
    start: index,
    end: index + whole.length,
  }))
}

function startOf({ map }: EmbeddedUrl): number {
  return map.toSourceSpan({ start: 0, end: 0 }).start
}

function readJson(text: string, holes: readonly Span[], isJson5: boolean): FoundValues {
  const comments: DocumentComment[] = []
  const strings = locateJsonStrings(text, holes, {
    isJson5,
    // Slashes and letters may be written as escapes.
    wants: source => source.includes('//') || source.includes('\\'),
    comment: ({ start, end }) => {
      const isBlock = text.startsWith('/*', start)
      const inside = text.slice(start + 2, isBlock && text.endsWith('*/', end) ? end - 2 : end)
      comments.push({ span: { start, end }, text: inside })
    },
  })
  const values = strings.map(value => ({
    key: keyOf(value.path),
    isForUrls: isUrlKey(value.path),
    value,
  }))
  return { values, comments }
}

/** Returns the key of a value. `url` is ambiguous, so its owner is added. */
function keyOf(path: readonly (string | number)[]): string {
  const [key = '', owner] = path.filter(part => typeof part === 'string').toReversed()
  return key === 'url' && owner !== undefined ? `${owner}.${key}` : key
}
