import { afterAll, expect, test } from 'vitest'
import { pushing } from '../language-server/sessions.ts'
import { LspClient } from '../language-server/lsp-client.ts'
import { Checkout } from './checkout.ts'

// What `npm start` does in a clone, after it has installed: it bundles, and does not compile.
const checkout = new Checkout()
const bundled = checkout.node('scripts/bundle.mjs')
afterAll(() => checkout.remove())

test('a clone that is bundled only has every entry of core', () => {
  expect(bundled).toEqual({ code: 0, output: '' })
  const { exports } = JSON.parse(checkout.read('packages/core/package.json'))
  const entries = Object.entries(exports).flatMap(([name, value]) =>
    value === null || name.includes('*') ? [] : [`@hreflint/core${name.slice(1)}`],
  )
  expect(entries).toContain('@hreflint/core/programs')
  checkout.write(
    'packages/linter/try.mjs',
    entries.map(entry => `await import(${JSON.stringify(entry)})`).join('\n'),
  )
  expect(checkout.node('packages/linter/try.mjs')).toEqual({ code: 0, output: '' })
}, 120_000)

test('and its language server says its version and explains URLs', async () => {
  const server = checkout.path('packages/language-server/dist/node.js')
  const { version } = JSON.parse(checkout.read('packages/language-server/package.json'))
  const printed = checkout.node(server, '--version').output
  expect(printed).toBe(`hreflint-language-server ${version}\n`)
  const client = new LspClient({}, ['--stdio'], { command: [process.execPath, server] })
  await client.initialize(pushing)
  const uri = 'file:///nowhere/a.html'
  client.open(uri, '<a href="https://a/b c">')
  const position = { line: 0, character: 12 }
  expect(await client.request('hreflint/explain', { textDocument: { uri }, position })).toContain(
    'whatwg/unescaped-space',
  )
  await client.stop()
}, 120_000)
