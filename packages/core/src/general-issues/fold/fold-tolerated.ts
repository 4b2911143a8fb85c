import type { Span } from '../../text/span.ts'
import type { Issue } from '../../contract/issue.ts'
import type { IssueDefinition } from '../../contract/issue-definition.ts'
import type { FoldedIssue } from './folded-issue.ts'
import { gather } from './gather.ts'
import { toleratedCharacter } from './tolerated-character.ts'
import { unpairedOffsets } from './unpaired-offsets.ts'

/** A fragment that scripts read as the path of a page: `#/rooms`, `#!/rooms`. */
const route = /^[^#]*#[!/]/

/** Whether the `^` of a range of versions is marked, as in `/npm/react@^18.2/` and `/badge/react-^18.2-blue`. */
function isRange(input: string, { start, end }: Span): boolean {
  return /[@-]/.test(input.charAt(start - 1)) && /\d/.test(input.charAt(end))
}

/** Makes one issue of all characters that their definitions tolerate where they are (`toleratedIn`). */
export function foldTolerated(
  issues: readonly FoldedIssue[],
  input: string,
  definitions: ReadonlyMap<string, IssueDefinition>,
): readonly FoldedIssue[] {
  let unpaired: ReadonlySet<number> | null = null
  let hasRoute: boolean | null = null
  const isTolerated = ({ code, params, span }: Issue): boolean => {
    const places = definitions.get(code)?.toleratedIn
    if (places === undefined) return false
    hasRoute ??= route.test(input)
    const isInPlace = places.some(place => {
      if (place === 'route') return hasRoute
      return place === 'version' ? isRange(input, span) : place === params.component
    })
    if (!isInPlace) return false
    unpaired ??= unpairedOffsets(input)
    for (let at = span.start; at < span.end; at++) if (unpaired.has(at)) return false
    return true
  }
  const tolerated = issues.filter(isTolerated)
  const [first] = tolerated
  if (first === undefined) return issues
  const folded = gather(toleratedCharacter, tolerated, input, first.span)
  const members = new Set<Issue>(tolerated)
  return issues.flatMap(issue => {
    if (!members.has(issue)) return [issue]
    return issue === first ? [folded] : []
  })
}
