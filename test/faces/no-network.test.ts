import ts from 'typescript'
import { expect, test } from 'vitest'
import { readSource, sourceFiles } from '../support/source-files.ts'

// Nothing that users run asks a network. The documentation's site is held to it by its content security policy
// (test/site), and the release script, which asks whether the addresses answer, is not published.

const modules = /^(?:node:)?(?:http|https|http2|net|tls|dns|dns\/promises|dgram|undici)$/
const globals = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest', 'sendBeacon'])

/** What only a text that names one of them has. */
const hint =
  /\b(?:https?2?|net|tls|dns|dgram|undici)(?:\/promises)?['"]|fetch|WebSocket|EventSource|XMLHttp|Beacon/

/** The modules that a program imports, and the names that it uses outside strings and comments. */
function usedIn(path: string): readonly string[] {
  const text = readSource(path)
  if (!hint.test(text)) return []
  const used: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && globals.has(node.text)) used.push(node.text)
    if (ts.isStringLiteral(node) && isImported(node) && modules.test(node.text)) {
      used.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  return used
}

function isImported({ parent }: ts.StringLiteral): boolean {
  return (
    ts.isImportDeclaration(parent) ||
    ts.isExportDeclaration(parent) ||
    (ts.isCallExpression(parent) && /^(?:import|require)$/.test(parent.expression.getText()))
  )
}

test('no published source imports a network module or uses a global that asks a network', () => {
  const sources = ['packages', 'extensions']
    .flatMap(folder => sourceFiles(folder, ['.ts']))
    .filter(path => path.includes('/src/') && !path.startsWith('packages/site/'))
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.flatMap(path => usedIn(path).map(name => `${path}: ${name}`))).toEqual([])
})
