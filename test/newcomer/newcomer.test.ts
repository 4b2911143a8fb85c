import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Checkout, type TestTitles } from './checkout.ts'
import { type Path, paths } from './paths.ts'

// What the guides for contributors promise, done in a copy of this checkout: how many files that git tracks a
// person writes or changes, that tests fail until that is done, and that they pass then.

/** They fail where something is begun and not filled in. */
const quickTests = [
  'test/core/catalogue/examples.test.ts',
  'test/core/catalogue/catalogue.test.ts',
  'test/core/spec-rooms/editions.test.ts',
  'test/documents/languages.test.ts',
  'test/eslint-plugin/plugin/rule-pages.test.ts',
  'test/references/generators/catalogue.test.ts',
]
const tests = [
  ...quickTests,
  'test/core/spec-rooms/laws.test.ts',
  'test/core/spec-rooms/ipv6.test.ts',
  'test/docs/addresses.test.ts',
  'test/docs/issues/pages.test.ts',
  'test/docs/spec-pages.test.ts',
  'test/faces/url-attributes.test.ts',
  'test/tidy',
]

let checkout: Checkout
let before: TestTitles
let after: TestTitles
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
  before = checkout.tests(...quickTests)
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
  after = checkout.tests(...tests)
  // Half a minute on a machine that does nothing else.
}, 600_000)

afterAll(() => checkout.remove())

describe.each(paths)('$title', path => {
  test('by hand, no other files are written or changed than these', () => {
    const folders = byHand.get(path)?.filter(file => file.endsWith('/')) ?? []
    const files = byHand
      .get(path)
      ?.filter(file => !folders.some(one => file !== one && file.startsWith(one)))
    expect(files?.toSorted()).toEqual([...path.byHand].toSorted())
  })

  test('a test asks for it, which fails as long as something is missing', () => {
    const isOfIt = (title: string) => title.includes(path.testTitle ?? '')
    if (path.begin !== undefined) expect(before.failing.filter(isOfIt)).not.toEqual([])
    if (path.testTitle !== undefined) expect(after.passing.filter(isOfIt)).not.toEqual([])
  })

  test('the command line has it', () => {
    for (const { args, input, shows } of path.commandLine ?? []) {
      expect(checkout.hreflint(args, input)).toContain(shows)
    }
  })
})

test('then all tests pass', () => {
  expect(after.failing).toEqual([])
})

test('generating twice changes nothing the second time', () => {
  expect(generated[0]).not.toEqual([])
  expect(generated[1]).toEqual([])
})
