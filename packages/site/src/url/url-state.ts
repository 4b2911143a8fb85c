import { whatwg } from '@hreflint/core'
import { hide } from '@hreflint/core/internal'
import { specs } from '@hreflint/core/specs'
import { readLink } from '../share/read-link.ts'
import { writeLink } from '../share/write-link.ts'
import { encodings } from './encodings.ts'

/** The parts of the results that are shown when somebody asks for them. */
const panels = ['code', 'parser', 'programs'] as const
export type Panel = (typeof panels)[number]

/** Everything that a user chooses in URL mode. The address of the page stores all of it. */
export interface UrlState {
  readonly url: string
  /** Empty for none. */
  readonly base: string
  readonly encoding: string
  /** Id of the specification that the URL is drawn by. */
  readonly spec: string
  readonly panels: readonly Panel[]
}

export interface ReadState {
  readonly state: UrlState
  /** A message about what is wrong with the link. Null if nothing is. */
  readonly problem: string | null
}

export const firstState: UrlState = {
  url: 'https://example.com/my page|draft?discount=50%',
  base: '',
  encoding: 'utf-8',
  spec: whatwg.id,
  panels: [],
}

const keys = ['url', 'base', 'encoding', 'spec', 'show']

/**
 * Returns the state in an address. If the address is damaged, returns the first state and says what
 * is wrong.
 */
export function readUrlState(fragment: string, query: string): ReadState {
  const link = readLink(fragment, keys) ?? readLink(query, keys)
  if (link === null) return { state: firstState, problem: null }
  if (link.problem !== null) return { state: firstState, problem: link.problem }
  const { values } = link
  const problems: string[] = []
  const oneOf = (key: string, known: readonly string[], otherwise: string): string => {
    const value = values.get(key) ?? otherwise
    if (known.includes(value)) return value
    const choice = `“${value.slice(0, 40)}”`
    problems.push(`The link contains the unknown ${key} ${choice}, so ${otherwise} is used.`)
    return otherwise
  }
  const state: UrlState = {
    url: values.get('url') ?? '',
    base: values.get('base') ?? '',
    encoding: oneOf('encoding', encodings, firstState.encoding),
    spec: oneOf(
      'spec',
      specs.map(({ id }) => id),
      firstState.spec,
    ),
    panels: panels.filter(panel => values.get('show')?.split('.').includes(panel)),
  }
  return { state, problem: problems.length === 0 ? null : problems.join(' ') }
}

/**
 * Returns the fragment of an address that restores a state. Null if it is too long for an address.
 */
export function writeUrlState({ url, base, encoding, spec, panels }: UrlState): string | null {
  const rest = {
    base,
    encoding: encoding === firstState.encoding ? '' : encoding,
    spec: spec === firstState.spec ? '' : spec,
    show: panels.join('.'),
  }
  const link = writeLink({ url: hide(url), ...rest, base: hide(base) })
  // An empty URL is a URL too, as in a link to the same page.
  return url === '' && link !== null ? link.replace('#', link === '#' ? '#url=' : '#url=&') : link
}
