import { readLink } from '../share/read-link.ts'
import { writeLink } from '../share/write-link.ts'

/** How a value is used after the check, which decides whether script URLs count. */
export const places = [
  { id: 'navigation', label: 'visited (location, href)' },
  { id: 'request', label: 'requested (fetch)' },
  { id: 'origin', label: 'compared as an origin (event.origin)' },
] as const

export type GuardPlace = (typeof places)[number]['id']

/** The visitor's input. */
export interface GuardState {
  readonly guard: string
  readonly place: GuardPlace
}

export const firstState: GuardState = {
  guard: "url => url.startsWith('https://app.example.com')",
  place: 'navigation',
}

const raw = String.raw

/** Example checks. */
export const guardExamples: readonly (GuardState & { readonly name: string })[] = [
  { name: 'A prefix', ...firstState },
  {
    name: 'A path',
    guard: "to => to.startsWith('/') && !to.startsWith('//')",
    place: 'navigation',
  },
  {
    name: 'A regular expression',
    guard: raw`/^https?:\/\/(.+\.)?example.com(\/|$)/`,
    place: 'request',
  },
  {
    name: 'A host name',
    guard:
      "function isOurs(url) {\n  const { hostname } = new URL(url)\n  return hostname.endsWith('example.com')\n}",
    place: 'request',
  },
  { name: 'No scripts', guard: "url => !url.startsWith('javascript:')", place: 'navigation' },
  {
    name: 'One that holds',
    guard: "url => new URL(url).origin === 'https://app.example.com'",
    place: 'request',
  },
]

/** Returns the state in an address, or the first state. */
export function readGuardState(fragment: string): {
  readonly state: GuardState
  readonly problem: string | null
} {
  const link = readLink(fragment, ['guard', 'place'])
  if (link === null) return { state: firstState, problem: null }
  if (link.values === null) return { state: firstState, problem: link.problem }
  const id = link.values.get('place') ?? firstState.place
  const place = places.find(each => each.id === id)?.id
  return {
    state: { guard: link.values.get('guard') ?? '', place: place ?? firstState.place },
    problem: place === undefined ? 'The link names an unknown use of the URL.' : null,
  }
}

/** Returns the fragment of a state. Null if it is too long to share. */
export function writeGuardState({ guard, place }: GuardState): string | null {
  return writeLink({ guard, place })
}
