import { type JsonString, locateJsonStrings } from '@hreflint/documents'
import { type ListEntry, likelyColumn, looksLikeUrl, type ReadList } from './list-entry.ts'

/** Reads the strings at one place of JSON or JSON lines, such as `items[].url`. */
export function readJson(text: string, chosen: string | null): ReadList {
  const strings = new Map<string, JsonString[]>()
  for (const string of locateJsonStrings(text)) {
    if (string.isKey) continue
    const name = nameOf(string.path)
    const known = strings.get(name)
    if (known === undefined) strings.set(name, [string])
    else known.push(string)
  }
  const columns = Array.from(strings, ([name, found]) => ({
    name,
    urls: found.filter(({ text: value }) => looksLikeUrl(value)).length,
  }))
  const column = chosen !== null && strings.has(chosen) ? chosen : likelyColumn(columns)
  const found = column === null ? [] : (strings.get(column) ?? [])
  return { columns, column, entries: found.map(entryOf) }
}

function nameOf(path: JsonString['path']): string {
  return path
    .map((part, at) => (typeof part === 'number' ? '[]' : at === 0 ? part : `.${part}`))
    .join('')
}

function entryOf(string: JsonString): ListEntry {
  const { text: url, map } = string
  const { start, end } = map.toSourceSpan({ start: 0, end: url.length })
  return { url, start, end, written: { map, escape: text => string.escape(text) } }
}
