import { percentDecodeUtf8 } from '@hreflint/core/internal'

/** What a fragment refers to. */
export type FragmentKind = 'top' | 'name' | 'not a name'

/** Returns the part of a fragment that names an element. A text directive (`:~:`) is cut off. */
export function namedPart(fragment: string): string {
  const directive = fragment.indexOf(':~:')
  return directive === -1 ? fragment : fragment.slice(0, directive)
}

/**
 * Classifies a fragment. `#` and `#top` are the top of the page. `not a name` is a fragment for a
 * router, a media player or a style, such as `#/page`, `#t=10` or `#only-dark`.
 */
export function kindOfFragment(name: string): FragmentKind {
  if (name === '' || name.toLowerCase() === 'top') return 'top'
  return /^[!/?]|[=&]/.test(name) || forColors.test(name) ? 'not a name' : 'name'
}

/** A mark of a picture for light or dark pages, as GitHub and Material for MkDocs read it. */
const forColors = /^(?:only-(?:light|dark)|gh-(?:light|dark)-mode(?:-only)?)$/

/**
 * Returns the name that a fragment finds, by "find a potential indicated element" of the HTML
 * Standard: the fragment as it is written, else percent-decoded. Null if neither exists.
 */
export function findName(fragment: string, has: (name: string) => boolean): string | null {
  if (has(fragment)) return fragment
  const decoded = percentDecodeUtf8(fragment)
  return decoded !== null && has(decoded) ? decoded : null
}

/**
 * Whether a name looks like an id that a script adds to the page, such as the id of a line of code
 * or of a slide. A page that numbers slides itself has all of them: `others` are its names.
 */
export function mayBeMadeByScript(name: string, others: Iterable<string>): boolean {
  if (/\/|^(?:l|ln|line|lineno|linenumber)[-_]?\d+(?:-l?\d+)?$/i.test(name)) return true
  return numbered.test(name) && ![...others].some(other => numbered.test(other))
}

const numbered = /^(?:step|slide)-?\d+$/
