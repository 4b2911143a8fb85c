import type { GraphPage, SiteGraph } from './site-graph.ts'

/** A node in the form that graph libraries expect. Plain data. */
export interface DrawnNode {
  readonly id: string
  readonly label: string
  readonly kind: 'page' | 'folder' | 'missing' | 'orphan'
  /** The number of pages that the node represents. */
  readonly pages: number
}

export interface DrawnEdge {
  readonly source: string
  readonly target: string
  readonly isBroken: boolean
  readonly count: number
}

export interface DrawnGraph {
  readonly nodes: readonly DrawnNode[]
  readonly edges: readonly DrawnEdge[]
}

/** With more nodes than this, a drawing is unreadable. */
const mostNodes = 120

/**
 * Returns the graph to draw for a site: its pages or, for a large site, its folders down to the
 * greatest depth that stays readable.
 */
export function drawnGraph(graph: SiteGraph): DrawnGraph {
  const depths = [Number.POSITIVE_INFINITY, 4, 3, 2, 1]
  const depth = depths.find(most => namesAt(graph, most).size <= mostNodes) ?? 1
  const nodes = new Map<string, DrawnNode>()
  for (const page of graph.pages) {
    const id = nameAt(page, depth)
    const known = nodes.get(id)
    const node = known === undefined ? nodeOf(page, id) : { ...known, pages: known.pages + 1 }
    nodes.set(id, node)
  }
  const names = new Map(graph.pages.map(page => [page.path, nameAt(page, depth)]))
  const edges = new Map<string, DrawnEdge>()
  for (const { from, to, count, broken } of graph.links) {
    const [source, target] = [names.get(from), names.get(to)]
    if (source === undefined || target === undefined || source === target) continue
    const key = `${source}\n${target}`
    const known = edges.get(key)
    edges.set(key, {
      source,
      target,
      count: count + (known?.count ?? 0),
      isBroken: known?.isBroken === true || broken.some(({ code }) => !isHint(code)),
    })
  }
  return { nodes: [...nodes.values()].slice(0, 2 * mostNodes), edges: edgesBetween(nodes, edges) }
}

function edgesBetween(
  nodes: ReadonlyMap<string, DrawnNode>,
  edges: ReadonlyMap<string, DrawnEdge>,
): readonly DrawnEdge[] {
  const shown = new Set([...nodes.keys()].slice(0, 2 * mostNodes))
  return [...edges.values()].filter(({ source, target }) => shown.has(source) && shown.has(target))
}

function nodeOf({ path, isMissing, isOrphan }: GraphPage, id: string): DrawnNode {
  const kind = id !== path ? 'folder' : isMissing ? 'missing' : isOrphan ? 'orphan' : 'page'
  return { id, label: id, kind, pages: 1 }
}

function namesAt({ pages }: SiteGraph, depth: number): ReadonlySet<string> {
  return new Set(pages.map(page => nameAt(page, depth)))
}

function nameAt({ path, isMissing }: GraphPage, depth: number): string {
  const names = path.split('/')
  if (names.length <= depth) return path
  const folder = `${names.slice(0, depth).join('/')}/`
  return isMissing ? `${folder} (missing)` : folder
}

/** Whether an issue is only a hint because the link still works. */
function isHint(code: string): boolean {
  return /^reference\/(?:missing-slash|redirected|ambiguous-fragment)$/.test(code)
}
