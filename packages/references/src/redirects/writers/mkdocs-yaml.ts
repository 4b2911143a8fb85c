import { isMap, isScalar, isSeq, parseDocument, stringify } from 'yaml'
import { lineStart, type TableWriter, withLine } from './table-writer.ts'

/** Writes to `redirect_maps` of `mkdocs.yml`, whose addresses are paths of sources. */
export const writeMkdocs: TableWriter = (text, { from, to }) => {
  const root = parseDocument(text, { logLevel: 'silent' }).contents
  const plugins = isMap(root) ? root.get('plugins', true) : undefined
  const items = isSeq(plugins) ? plugins.items : [plugins]
  const settings = items.map(item => (isMap(item) ? item.get('redirects', true) : undefined))
  const maps = settings.flatMap(setting =>
    isMap(setting) ? (setting.get('redirect_maps', true) ?? []) : [],
  )
  const [map] = maps
  if (!isMap(map) || map.flow === true) return null
  const key = map.items[0]?.key
  if (!isScalar(key) || key.range == null) return null
  const start = lineStart(text, key.range[0])
  const indent = text.slice(start, key.range[0])
  if (indent.trim() !== '') return null
  const written = [from, to].map(path => stringify(path, { lineWidth: 0 }).trimEnd())
  return withLine(text, start, `${indent}${written.join(': ')}`)
}
