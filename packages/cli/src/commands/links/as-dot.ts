import type { SiteGraph } from '@hreflint/references'

/** Returns a graph in the language of Graphviz: `hreflint links --format dot | dot -Tsvg`. */
export function asDot({ pages, links }: SiteGraph): string {
  return [
    'digraph links {',
    '  rankdir=LR',
    '  node [shape=box, style=rounded, fontname="sans-serif"]',
    ...pages.map(({ path, isMissing, isOrphan }) => {
      const look = isMissing
        ? ' [color=red, fontcolor=red, style="rounded,dashed"]'
        : isOrphan
          ? ' [color=orange]'
          : ''
      return `  ${quoted(path)}${look}`
    }),
    ...links.map(({ from, to, count, broken }) => {
      const attributes = [
        ...(count > 1 ? [`label=${count}`] : []),
        ...(broken.length > 0 ? ['color=red'] : []),
      ]
      const look = attributes.length === 0 ? '' : ` [${attributes.join(', ')}]`
      return `  ${quoted(from)} -> ${quoted(to)}${look}`
    }),
    '}',
    '',
  ].join('\n')
}

/**
 * Returns a string of DOT. Control characters and surrogates, which are not allowed there, become
 * U+FFFD.
 */
function quoted(text: string): string {
  const visible = text.replace(/[\0-\x1F\x7F]|\p{Surrogate}/gu, '\uFFFD')
  return `"${visible.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
}
