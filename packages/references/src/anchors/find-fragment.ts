import { percentDecodeUtf8 } from '@hreflint/core'

/** What a fragment asks for. */
export type FragmentKind = 'top' | 'name' | 'not a name'

/** The part of a fragment that names an element: without a text directive, which needs no id. */
export function namedPart(fragment: string): string {
  const directive = fragment.indexOf(':~:')
  return directive === -1 ? fragment : fragment.slice(0, directive)
}

/** `#`, `#top`; what routers and players make of a fragment. */
export function kindOfFragment(name: string): FragmentKind {
  if (name === '' || name.toLowerCase() === 'top') return 'top'
  return /^[!/?]|[=&]/.test(name) ? 'not a name' : 'name'
}

/**
 * The name that a fragment finds as the HTML Standard says, "find a potential indicated element": as it
 * is written, then percent-decoded; null if it finds none.
 */
export function findName(fragment: string, has: (name: string) => boolean): string | null {
  if (has(fragment)) return fragment
  const decoded = percentDecodeUtf8(fragment)
  return decoded !== null && has(decoded) ? decoded : null
}

/** Whether no element has such an id in the text of a page, usually, but in what its scripts make of it. */
export function mayBeMadeByScript(name: string): boolean {
  return /\/|^(?:l|ln|line|lineno)[-_]?\d+(?:-l?\d+)?$/i.test(name)
}
