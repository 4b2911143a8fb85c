import { languageOf } from '@hreflint/documents'
import { lintDocument } from '@hreflint/linter'
import { tableIssues } from '@hreflint/patterns'
import fc from 'fast-check'
import { minimatch } from 'minimatch-6'
import pathToRegexp from 'path-to-regexp-1'
import { describe, expect, test } from 'vitest'

const segment = fc.constantFrom('*', '**', 'a', 'b', 'b.html', '*.html', '@(a|b)', '.x', 'c')
const sources = fc
  .array(segment, { minLength: 1, maxLength: 3 })
  .map(segments => `/${segments.join('/')}`)
const paths = fc
  .array(fc.constantFrom('a', 'b', 'b.html', 'c', '.x', '.y'), { minLength: 1, maxLength: 4 })
  .map(segments => `/${segments.join('/')}`)

/** As superstatic looks for a rule. */
const takerOf = (path: string, globs: readonly string[]): number =>
  globs.findIndex(glob => minimatch(path, glob))

/** Whether superstatic applies a redirect with names in its destination. */
function applies(source: string, destination: string, path: string): boolean {
  const keys: pathToRegexp.Key[] = []
  const match = pathToRegexp(source, keys).exec(path)
  if (match === null) return false
  const values = Object.fromEntries(keys.map(({ name }, index) => [name, match[index + 1]]))
  try {
    pathToRegexp.compile(destination)(values)
    return true
  } catch {
    return false
  }
}

describe('tables of Firebase', () => {
  test('a rule that is said to be swallowed takes no path, and the witness goes to another', () => {
    const candidates = fc.sample(paths, 200)
    const tables = fc.sample(fc.array(sources, { minLength: 2, maxLength: 5 }), { numRuns: 2_000 })
    const found = tables.flatMap(globs =>
      tableIssues(
        globs.map(text => ({ text, target: null })),
        { dialect: 'firebase', isRedirect: false },
      ).map(({ index, issue }) => ({ globs, index, witness: issue.witness ?? '' })),
    )
    const wrong = found.filter(
      ({ globs, index, witness }) =>
        !minimatch(witness, globs[index] ?? '') ||
        takerOf(witness, globs) >= index ||
        candidates.some(path => takerOf(path, globs) === index),
    )
    expect(found.length).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  })

  test('a redirect that is said to be a circle comes back to its witness', () => {
    const rules = fc.record({ text: sources, target: paths })
    const tables = fc.sample(fc.array(rules, { minLength: 1, maxLength: 4 }), { numRuns: 3_000 })
    const found = tables.flatMap(table =>
      tableIssues(table, { dialect: 'firebase', isRedirect: true })
        .filter(({ issue }) => issue.code === 'pattern/redirect-loop')
        .map(({ issue }) => ({ table, start: issue.witness ?? '' })),
    )
    const wrong = found.filter(({ table, start }) => {
      const globs = table.map(({ text }) => text)
      let path: string | undefined = start
      for (let hops = 0; hops <= table.length && path !== undefined; hops += 1) {
        path = table[takerOf(path, globs)]?.target
        if (path === start) return false
      }
      return true
    })
    expect(found.length).toBeGreaterThan(50)
    expect(wrong).toEqual([])
  })

  test('a destination that is said to need a name throws in path-to-regexp 1, so that superstatic goes on', () => {
    const part = fc.constantFrom('a', 'b', ':x', ':y', ':x-:y', 'c.html')
    const path = fc.array(part, { minLength: 1, maxLength: 3 }).map(parts => `/${parts.join('/')}`)
    const rules = fc.sample(fc.record({ text: path, target: path }), { numRuns: 2_000 })
    const found = rules.filter(rule =>
      tableIssues([rule], { dialect: 'firebase', isRedirect: true }).some(
        ({ issue }) => issue.code === 'pattern/unfilled-name',
      ),
    )
    const wrong = found.filter(({ text, target }) =>
      applies(text, target, text.replaceAll(/:\w/g, 'z')),
    )
    expect(found.length).toBeGreaterThan(200)
    expect(wrong).toEqual([])
  })

  test.each<[text: string, codes: readonly string[]]>([
    [
      '{"hosting":{"rewrites":[{"source":"**","destination":"/index.html"},{"source":"/api/**","function":"api"}]}}',
      ['pattern/swallowed'],
    ],
    [
      '{"hosting":{"rewrites":[{"source":"/api/**","function":"api"},{"source":"**","destination":"/index.html"}]}}',
      [],
    ],
    [
      '{"hosting":{"rewrites":[{"source":"**","destination":"/i.html"},{"source":"/.well-known/x","function":"y"}]}}',
      [],
    ],
    [
      '{"hosting":[{"redirects":[{"source":"/a","destination":"/b"},{"source":"/b","destination":"/a"}]},{"redirects":[{"source":"/a","destination":"/c"}]}]}',
      ['pattern/redirect-loop', 'pattern/redirect-loop'],
    ],
    [
      '{"hosting":{"redirects":[{"source":"/**","destination":"/moved"}]}}',
      ['pattern/redirect-loop'],
    ],
    [
      '{"hosting":{"redirects":[{"source":"/a/**","destination":"https://example.org/a"},{"source":"/b","destination":"/a/c"}]}}',
      [],
    ],
    [
      '{"hosting":{"redirects":[{"source":"/blog/:post","destination":"/news/:slug"},{"source":"/a/:b","destination":"/c/:b"}]}}',
      ['pattern/unfilled-name'],
    ],
    [
      '{"hosting":{"redirects":[{"source":"/blog/**","destination":"/news/:splat"},{"source":"/a","destination":"https://example.org:8080/"}]}}',
      [],
    ],
    ['{"hosting":{"headers":[{"source":"**"},{"source":"/a/**"}]}}', []],
    [
      '{"hosting":{"redirects":[{"source":"/p/:x","destination":"/p/:x"},{"source":"/q/:x*","destination":"/q/y/:x*"}]}}',
      ['pattern/redirect-loop', 'pattern/redirect-loop'],
    ],
    [
      '{"hosting":{"redirects":[{"source":"/p/:x","destination":"/q/:x"},{"source":"/q/:x","destination":"/p/:x"}]}}',
      ['pattern/redirect-loop', 'pattern/redirect-loop'],
    ],
    [
      '{"hosting":{"redirects":[{"source":"/a/:x","destination":"/b/:x"},{"source":"/c/:x*","destination":"/a/b/:x*"}]}}',
      [],
    ],
  ])('%s', (text, codes) => {
    const options = { fileName: 'firebase.json' }
    const found = lintDocument(text, languageOf('firebase.json') ?? 'json', undefined, options)
    expect(found.map(({ code }) => code)).toEqual(codes)
  })
})
