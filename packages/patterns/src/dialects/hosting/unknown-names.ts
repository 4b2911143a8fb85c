import type { FoundIssue } from '../../contract/pattern.ts'
import { PatternFailure } from '../../contract/pattern-failure.ts'
import { parseV6 } from '../path-to-regexp/version-6/parse-v6.ts'
import type { TableRule } from './firebase-table.ts'

/** Finds rules whose destination has a name that their source does not have. */
export function unknownNames({ text, target }: TableRule): FoundIssue | null {
  if (target === null || !target.includes(':')) return null
  const known = namesIn(text)
  if (known === null) return null
  for (const part of partsOf(target)) {
    const names = namesIn(part)
    // Vercel and Next.js do not look at what comes after a part that does not compile.
    if (names === null) return null
    const name = names.find(each => !known.includes(each))
    if (name !== undefined) {
      return { code: 'name-not-in-source', start: 0, end: text.length, params: { name } }
    }
  }
  return null
}

/** Returns the path of a destination and the values of its query, in which names are filled in. */
function partsOf(target: string): readonly string[] {
  const origin = /^https?:\/\/([^/?#]*)/i.exec(target)
  // A name in the host is rare, and a port is none.
  if (origin === null ? !target.startsWith('/') : /:\D/.test(origin[1] ?? '')) return []
  const rest = target.slice(origin?.[0].length ?? 0).replace(/#.*$/s, '')
  // Here, a question mark is never a modifier.
  const [path = '', ...query] = rest.split('?')
  const values = query
    .join('?')
    .split('&')
    .flatMap(each => (each.includes('=') ? [each.slice(each.indexOf('=') + 1)] : []))
  return [path, ...values.filter(value => /^:\w+[*+]?$/.test(value))]
}

/** Returns the names of a pattern; null if it does not compile. Groups without a name have none. */
function namesIn(text: string): readonly string[] | null {
  try {
    const parts = parseV6(text, { delimiter: '/', isOld: true })
    return parts.flatMap(part =>
      part.type === 'group' && /^\D/.test(part.name) ? [part.name] : [],
    )
  } catch (error) {
    if (error instanceof PatternFailure) return null
    throw error
  }
}
