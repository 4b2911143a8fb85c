import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { readSource, sourceFiles } from '../support/source-files.ts'

/** For each file of the packages, those of the same package that it imports. */
type Graph = ReadonlyMap<string, readonly string[]>

const files = sourceFiles('packages', ['.ts']).filter(path => path.split('/')[2] === 'src')

const statement =
  /^(?:import|export) (type )?(?:(\{[^}]*\}|[^'{}]*?) from )?'(\.[^']+)'|\bimport\(\s*'(\.[^']+)'/gm

/** Imports that only name types need nothing at run time. */
function importsOf(path: string, { withTypes }: { withTypes: boolean }): readonly string[] {
  return [...readSource(path).matchAll(statement)].flatMap(([, type, names = '', target]) => {
    const members = /^\{(.*)\}$/s.exec(names)?.[1]?.split(',') ?? []
    const named = members.map(name => name.trim()).filter(name => name !== '')
    const isType = type !== undefined || (named.length > 0 && named.every(isTypeName))
    if (target === undefined || (isType && !withTypes)) return []
    return [posix.join(posix.dirname(path), target)]
  })
}

const isTypeName = (name: string) => name.startsWith('type ')

function graphOf(options: { withTypes: boolean }): Graph {
  return new Map(files.map(path => [path, importsOf(path, options)]))
}

/** Sets of files that import each other, directly or not (Tarjan's strongly connected components). */
function cyclesOf(graph: Graph): readonly (readonly string[])[] {
  const order = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []
  const visit = (path: string): number => {
    let low = order.size
    order.set(path, low)
    stack.push(path)
    const own = low
    for (const target of graph.get(path) ?? []) {
      if (!graph.has(target)) continue
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (stack.includes(target)) low = Math.min(low, order.get(target) ?? low)
    }
    if (low === own) {
      const members = stack.splice(stack.indexOf(path))
      if (members.length > 1 || graph.get(path)?.includes(path)) cycles.push(members.toSorted())
    }
    return low
  }
  for (const path of graph.keys()) if (!order.has(path)) visit(path)
  return cycles
}

test('a cycle is found', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
    ['d', []],
  ])
  expect(cyclesOf(graph)).toEqual([['a', 'b', 'c']])
})

test('imports are found', () => {
  const graph = graphOf({ withTypes: true })
  expect(graph.get('packages/core/src/contract/issue-definition.ts')).toEqual([
    'packages/core/src/repair/repair.ts',
    'packages/core/src/contract/issue.ts',
  ])
})

test('no files import each other at run time', () => {
  expect(cyclesOf(graphOf({ withTypes: false }))).toEqual([])
})

test('no more than two files name types of each other', () => {
  const long = cyclesOf(graphOf({ withTypes: true })).filter(({ length }) => length > 2)
  expect(long).toEqual([])
})
