import { examineGuard } from '@hreflint/site/guard/examine-guard'
import {
  firstState,
  guardExamples,
  readGuardState,
  writeGuardState,
} from '@hreflint/site/guard/guard-state'
import { describe, expect, test } from 'vitest'

test.each(guardExamples)('a share link holds "$name"', ({ guard, place }) => {
  const link = writeGuardState({ guard, place })
  expect(link).not.toBeNull()
  expect(readGuardState(link ?? '')).toEqual({ state: { guard, place }, problem: null })
})

test('a damaged link is said to be one', () => {
  expect(readGuardState('#guard=%zz').problem).toContain('damaged')
  expect(readGuardState('#guard=a&place=elsewhere').problem).toContain('unknown')
  expect(readGuardState('')).toEqual({ state: firstState, problem: null })
})

describe('what the page says', () => {
  test.each(guardExamples)('"$name" is decided', ({ name, guard, place }) => {
    const { verdict, witnesses } = examineGuard({ guard, place })
    expect(verdict).toBe(name === 'One that holds' ? 'none-found' : 'bypassable')
    expect(witnesses.length > 0).toBe(verdict === 'bypassable')
  })

  test('what cannot be seen is escaped', () => {
    const { witnesses } = examineGuard({
      guard: "url => !url.toLowerCase().startsWith('javascript:')",
      place: 'navigation',
    })
    const texts = witnesses.map(({ text }) => text)
    expect(texts.join('')).not.toMatch(/[^\x20-\x7e]/)
    expect(texts.some(text => text.includes('\\t') || text.includes('\\u0001'))).toBe(true)
  })

  test.each([
    ['a syntax error', 'url =>', 'cannot be read'],
    ['something unknown', 'url => isFine(url)', 'nothing is known|No URL was found'],
    [
      'a search that gave up',
      String.raw`/^(?:(?:a|[b-z]|.)+)+example\.com$/`,
      'given up, because it would take too long',
    ],
  ])('%s is not called safe', (_, guard, said) => {
    const { verdict, message } = examineGuard({ guard, place: 'request' })
    expect(verdict).not.toBe('holds')
    expect(message).toMatch(new RegExp(said))
  })
})
