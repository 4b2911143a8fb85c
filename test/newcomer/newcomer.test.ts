import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Checkout } from './checkout.ts'
import { type Path, paths } from './paths.ts'

// What the guides for contributors promise, done in a copy of this checkout: how many files that git tracks a
// person writes or changes, that tests fail until that is done, and that they pass then.

/** They fail where something is begun and not filled in. */
const quickTests = ['examples', 'catalogue', 'spec-rooms/editions'].map(
  name => `test/core/${name}.test.ts`,
)
const tests = [
  ...quickTests,
  'test/core/spec-rooms/laws.test.ts',
  'test/core/spec-rooms/ipv6.test.ts',
  'test/docs/issue-pages.test.ts',
  'test/docs/spec-pages.test.ts',
  'test/tidy',
]

let checkout: Checkout
let failingBefore: readonly string[] = []
let failingAfter: readonly string[] = []
const byHand = new Map<Path, readonly string[]>()
const generated: (readonly string[])[] = []

beforeAll(() => {
  checkout = new Checkout()
  for (const path of paths) {
    path.begin?.(checkout)
    byHand.set(path, checkout.changed())
    checkout.commit()
  }
  expect(checkout.run('generate')).toMatchObject({ code: 0 })
  checkout.commit()
  failingBefore = checkout.failingTests(...quickTests)
  for (const path of paths) {
    path.fillIn(checkout)
    byHand.set(path, [...new Set([...(byHand.get(path) ?? []), ...checkout.changed()])])
    checkout.commit()
  }
  for (let time = 0; time < 2; time++) {
    expect(checkout.run('generate')).toMatchObject({ code: 0 })
    generated.push(checkout.changed())
    checkout.commit()
  }
  failingAfter = checkout.failingTests(...tests)
})

afterAll(() => checkout.remove())

describe.each(paths)('$title', path => {
  test('by hand, no other files are written or changed than these', () => {
    const folders = byHand.get(path)?.filter(file => file.endsWith('/')) ?? []
    const files = byHand
      .get(path)
      ?.filter(file => !folders.some(one => file !== one && file.startsWith(one)))
    expect(files?.toSorted()).toEqual([...path.byHand].toSorted())
  })

  test('a test fails until they are', () => {
    expect(failingBefore.filter(title => title.includes(path.name))).not.toEqual([])
  })
})

test('then all tests pass', () => {
  expect(failingAfter).toEqual([])
})

test('generating twice changes nothing the second time', () => {
  expect(generated[0]).not.toEqual([])
  expect(generated[1]).toEqual([])
})
