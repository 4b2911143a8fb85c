import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import type { TablePlace } from '../table-place.ts'
import type { RedirectRule } from '../redirect-rule.ts'
import { isOtherFolder } from './other-folder.ts'

/**
 * Reads `redirects` and `rewrites` of `vercel.json`. Redirects are applied before files are served,
 * rewrites after.
 */
export function readVercel(text: string, place: TablePlace): readonly RedirectRule[] {
  const root = parseTree(text, [], { allowTrailingComma: true })
  if (root === undefined) return []
  if (isOtherFolder(textOf(findNodeAtLocation(root, ['outputDirectory'])), place)) return []
  return [
    ...(findNodeAtLocation(root, ['redirects'])?.children ?? []).flatMap(entry =>
      ruleOf(entry, 308, 'rule'),
    ),
    ...(findNodeAtLocation(root, ['rewrites'])?.children ?? []).flatMap(entry =>
      ruleOf(entry, 200, 'file'),
    ),
  ]
}

function ruleOf(
  entry: Node,
  status: number,
  winner: RedirectRule['winner'],
): readonly RedirectRule[] {
  const [from, to] = ['source', 'destination'].map(key => findNodeAtLocation(entry, [key]))
  const [source, destination] = [textOf(from), textOf(to)]
  if (from === undefined || to === undefined) return []
  if (source === undefined || destination === undefined) return []
  const permanent: unknown = findNodeAtLocation(entry, ['permanent'])?.value
  const given: unknown = findNodeAtLocation(entry, ['statusCode'])?.value
  return [
    {
      from: source,
      to: destination,
      status: typeof given === 'number' ? given : permanent === false ? 307 : status,
      isConditional: ['has', 'missing'].some(key => findNodeAtLocation(entry, [key]) !== undefined),
      winner,
      ignoresSlash: false,
      fromSpan: insideOf(from),
      toSpan: insideOf(to),
    },
  ]
}

function textOf(node: Node | undefined): string | undefined {
  const value: unknown = node?.value
  return typeof value === 'string' ? value : undefined
}

/** Returns the span between the quotes of a string. */
function insideOf({ offset, length }: Node): RedirectRule['fromSpan'] {
  return { start: offset + 1, end: offset + length - 1 }
}
