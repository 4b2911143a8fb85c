import { locateUrls } from '@hreflint/documents'
import { parse } from '@typescript-eslint/parser'
import { expect, it } from 'vitest'
import { readSource, sourceFiles } from '../../support/source-files.ts'

/** A node of the tree, as far as it is looked at. */
interface Node {
  readonly type: string
  readonly range: readonly [number, number]
  readonly value?: unknown
  readonly parent?: Node
  readonly quasis?: readonly Node[]
  readonly [key: string]: unknown
}

const fetched = /^(?:https?|wss?|ftp|file):[/\\]+[^/\\\s]/i

/** Placeholders, and what is often part of a pattern. */
const unfinished = /<[^<>]*>|\{[^{}]*\}|%[sdo]\b|[\\|*^[]/i

/** Sentences that begin with an address. */
const hasWords = /^\S+\s+(?:\S+\s+\S|\P{ASCII})/u

/** Where a literal is handed on as it is, whatever its neighbors are called. */
const isHandedOn = (node: Node) => node.parent?.type === 'ArrayExpression'

function* nodesOf(node: Node): Generator<Node> {
  yield node
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child?.type !== 'string') continue
      yield* nodesOf(Object.assign(child, { parent: node }))
    }
  }
}

/** A program without the signs of tests, after the first of which nothing is found. */
const withoutTests = (source: string) =>
  source
    .replaceAll(/(?<=from ')(?:vitest|node:test|node:assert)(?=')/g, 'library')
    .replaceAll(/^([ \t]*)(?=(?:describe|it|test|suite|context|before\w*)\b)/gm, '$1_')

it('finds literals where a parser of TypeScript finds them', () => {
  let found = 0
  const missing: string[] = []
  const folders = ['packages', 'test', 'scripts', 'extensions']
  for (const path of folders.flatMap(folder => sourceFiles(folder, ['.ts', '.mts']))) {
    const source = withoutTests(readSource(path))
    if (!/['"`]https?:/.test(source)) continue
    const tree = parse(source, { range: true }) as unknown as Node
    const ranges: (readonly [number, number])[] = []
    const handedOn = new Set<number>()
    for (const node of nodesOf(tree)) {
      const isString = node.type === 'Literal' && typeof node.value === 'string'
      if (!isString && node.type !== 'TemplateLiteral') continue
      const start = node.range[0] + 1
      ranges.push(node.range)
      const isUrl = isString && fetched.test(String(node.value)) && isHandedOn(node)
      const text = String(node.value)
      if (isUrl && !unfinished.test(text) && !hasWords.test(text)) handedOn.add(start)
    }
    const located = new Set(
      locateUrls(source, 'typescript').map(
        ({ map, text }) => map.toSourceSpan({ start: 0, end: text.length }).start,
      ),
    )
    // A connection string may have words before it, and starts inside its literal.
    const isInside = (start: number) => ranges.some(([from, to]) => start > from && start < to)
    expect([...located].filter(start => !isInside(start))).toEqual([])
    missing.push(
      ...[...handedOn]
        .filter(start => !located.has(start))
        .map(start => `${path} ${source.slice(start, start + 40)}`),
    )
    found += located.size
  }
  expect(missing).toEqual([])
  expect(found).toBeGreaterThan(500)
})
