import { hide } from '@hreflint/core/internal'
import { readLink } from '../share/read-link.ts'
import { writeLink } from '../share/write-link.ts'

/** The visitor's input. */
export interface PatternState {
  readonly pattern: string
  /** Id of the dialect. */
  readonly dialect: string
  readonly base: string
  /** URLs to try, one per line. */
  readonly urls: string
}

export const firstState: PatternState = {
  pattern: 'https://:shop.example.com/:page',
  dialect: 'urlpattern',
  base: '',
  urls: 'https://toys.example.com/cars\nhttps://toys.example.com/cars/red\nhttps://example.com/cars',
}

/** Example patterns. */
export const patternExamples: readonly PatternState[] = [
  firstState,
  {
    pattern: '/users/:id?',
    dialect: 'path-to-regexp-8',
    base: '',
    urls: '/users\n/users/42\n/users/42/edit',
  },
  {
    pattern: 'https://*example.com/*',
    dialect: 'urlpattern',
    base: '',
    urls: 'https://www.example.com/\nhttps://evilexample.com/',
  },
  {
    pattern: '/blog/*.html',
    dialect: 'netlify',
    base: '',
    urls: '/blog/a.html\n/blog/*.html',
  },
  {
    pattern: "script-src 'self' https://cdn.example.com/js/*",
    dialect: 'csp',
    base: 'https://example.com/',
    urls: 'https://cdn.example.com/js/a.js\nhttps://example.com/a.js',
  },
  {
    pattern: 'https://example.com/',
    dialect: 'origin',
    base: '',
    urls: 'https://example.com/\nhttps://example.com/app',
  },
]

const keys = ['pattern', 'dialect', 'base', 'urls'] as const

/** Returns the state in an address, or the first state. */
export function readPatternState(fragment: string): {
  readonly state: PatternState
  readonly problem: string | null
} {
  const content = readLink(fragment, keys)
  if (content === null) return { state: firstState, problem: null }
  const { values, problem } = content
  if (values === null) return { state: firstState, problem }
  const value = (key: (typeof keys)[number]): string => values.get(key) ?? ''
  const dialect = value('dialect') || firstState.dialect
  return {
    state: { pattern: value('pattern'), dialect, base: value('base'), urls: value('urls') },
    problem: null,
  }
}

/** Returns the fragment of a state. Null if it is too long to share. */
export function writePatternState({ pattern, dialect, base, urls }: PatternState): string | null {
  const lines = urls.split('\n').map(hide).join('\n')
  return writeLink({ pattern: hide(pattern), dialect, base: hide(base), urls: lines })
}
