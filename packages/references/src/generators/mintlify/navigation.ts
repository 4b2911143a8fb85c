import { isMap, parseDocument, type Scalar } from 'yaml'
import { joinPath } from '../../listing/listing.ts'
import type { NamedFile, Navigation } from '../contract/navigation.ts'
import { scalarsIn } from '../contract/yaml-scalars.ts'

/** The pages in `navigation`, whose names have no ending, and the descriptions of APIs there. */
export const navigation: Navigation = {
  file: /^(?:docs|mint)\.json$/,
  read(text, content) {
    // JSON is YAML too.
    const root = parseDocument(text, { logLevel: 'silent', uniqueKeys: false }).contents
    if (!isMap(root)) return []
    return scalarsIn(root.get('navigation', true)).flatMap(scalar => filesOf(scalar, content))
  },
}

/** Returns the files that a name may mean: at most one of them exists. */
function filesOf({ value, range }: Scalar, content: string): readonly NamedFile[] {
  if (range == null || typeof value !== 'string') return []
  if (!/^\/?[\w.-]+(?:\/[\w.-]+)*$/.test(value)) return []
  const slash = value.startsWith('/') ? '/' : ''
  const name = value.slice(slash.length)
  const endings = /\.(?:mdx?|json|ya?ml)$/.test(name) ? [''] : ['.mdx', '.md']
  const start = content === '' ? '' : `${content}/`
  return endings.map(ending => ({
    path: joinPath(content, name + ending),
    span: { start: range[0], end: range[1] },
    write(moved) {
      if (!moved.startsWith(start)) return null
      const below = moved.slice(start.length)
      return JSON.stringify(slash + (ending === '' ? below : below.replace(/\.mdx?$/, '')))
    },
  }))
}
