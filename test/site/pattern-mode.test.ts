import {
  dialectChoices,
  dialectColumn,
  examinePattern,
} from '@hreflint/site/pattern/examine-pattern'
import {
  firstState,
  patternExamples,
  readPatternState,
  writePatternState,
} from '@hreflint/site/pattern/pattern-state'
import { describe, expect, test } from 'vitest'

test.each(patternExamples)('a share link holds $pattern', state => {
  const link = writePatternState(state)
  expect(link).not.toBeNull()
  expect(readPatternState(link ?? '')).toEqual({ state, problem: null })
})

test('a damaged link is said to be one', () => {
  expect(readPatternState('#pattern=%zz').problem).toContain('damaged')
  expect(readPatternState('')).toEqual({ state: firstState, problem: null })
})

describe('what the page says', () => {
  test('pieces, URLs with their groups, and URLs made from the pattern', () => {
    const { pieces, urls, issues } = examinePattern(firstState)
    expect(issues).toEqual([])
    expect(pieces.map(({ written }) => written)).toEqual([
      'https',
      ':shop',
      '.example.com',
      '/:page',
    ])
    expect(urls.slice(0, 3).map(({ matches }) => matches)).toEqual([true, false, false])
    expect(urls[0]?.groups).toEqual([
      { name: 'hostname shop', value: '"toys"' },
      { name: 'pathname page', value: '"cars"' },
    ])
    const made = urls.filter(({ isMade }) => isMade)
    expect(new Set(made.map(({ matches }) => matches))).toEqual(new Set([true, false]))
  })

  test('the same text in each dialect', () => {
    const state = { ...firstState, pattern: '/users/:id?' }
    const columns = dialectChoices.map(({ id }) =>
      dialectColumn(state, id, ['/users', '/users/42/edit']),
    )
    expect(columns.map(({ id, matches }) => [id, matches.slice(0, 2)])).toEqual([
      ['urlpattern', []],
      ['path-to-regexp-9', []],
      ['path-to-regexp-8', []],
      ['path-to-regexp-6', [true, false]],
      ['path-to-regexp-0.1', [true, false]],
      ['express-5', []],
      ['vercel', [true, false]],
      ['next', [true, false]],
      ['fastify', [true, false]],
      ['hono', [true, false]],
      ['react-router', [true, false]],
      ['nuxt', [false, false]],
      ['redirects', []],
      ['netlify', [false, false]],
      ['cloudflare', [false, false]],
      ['headers', [false, false]],
      ['firebase', [false, false]],
      ['origin', [false, false]],
      ['host', [false, false]],
      ['csp', [false, false]],
      ['permissions-policy', [false, false]],
      ['reporting-endpoints', [false, false]],
      ['link-header', [false, false]],
      ['connection-allowlist', [false, false]],
      ['use-as-dictionary', [false, false]],
      ['robots', [false, false]],
      ['scope', [false, false]],
      ['match-pattern', []],
      ['workbox', [false, false]],
    ])
  })
})
