import { isMap, isNode, isSeq, parseDocument, type Scalar, stringify } from 'yaml'
import { joinPath } from '../../listing/listing.ts'
import type { NamedFile, Navigation } from '../contract/navigation.ts'
import { scalarsIn } from '../contract/yaml-scalars.ts'

/** `nav`, the targets of `redirect_maps`, and styles, scripts and pictures in `mkdocs.yml`. */
export const navigation: Navigation = {
  file: /^mkdocs(?:[-_.][\w-]+)*\.ya?ml$/,
  read(text, content) {
    // Unknown tags such as `!!python/name:…` are ignored without a warning.
    const root = parseDocument(text, { logLevel: 'silent', uniqueKeys: false }).contents
    if (!isMap(root)) return []
    const plugins = root.get('plugins', true)
    const ofPlugins = isSeq(plugins) ? plugins.items : [plugins]
    return [
      ...scalarsIn(root.get('nav', true)),
      ...ofPlugins.flatMap(plugin => scalarsIn(at(plugin, ['redirects', 'redirect_maps']))),
      ...scalarsIn(root.get('extra_css', true)),
      ...scalarsIn(root.get('extra_javascript', true)),
      ...['logo', 'favicon'].flatMap(key => scalarsIn(at(root, ['theme', key]))),
    ].flatMap(scalar => namedFile(scalar, content) ?? [])
  },
}

function at(node: unknown, keys: readonly string[]): unknown {
  return keys.reduce((value, key) => (isMap(value) ? value.get(key, true) : undefined), node)
}

function namedFile(scalar: Scalar, content: string): NamedFile | null {
  const { value, range, type } = scalar
  if (!isNode(scalar) || range == null || typeof value !== 'string') return null
  if (value === '' || /^(?:[a-z][a-z\d+.-]*:|\/|#)/i.test(value)) return null
  const [path = '', query = ''] = value.split(/(?=[?#])/)
  const start = content === '' ? '' : `${content}/`
  return {
    path: joinPath(content, path.replace(/^\.\//, '')),
    span: { start: range[0], end: range[1] },
    write(moved) {
      if (!moved.startsWith(start)) return null
      const text = moved.slice(start.length) + query
      if (type === 'QUOTE_SINGLE') return `'${text.replaceAll("'", "''")}'`
      if (type === 'QUOTE_DOUBLE') return JSON.stringify(text)
      return type === 'PLAIN' ? stringify(text, { lineWidth: 0 }).trimEnd() : null
    },
  }
}
