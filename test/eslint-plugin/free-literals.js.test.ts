import { describe, expect, test } from 'vitest'
import { lint } from './support/lint.ts'

const settings = { hreflint: { literals: 'known-schemes' } }
const jsx = { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }

describe('free literals', () => {
  test.each([
    'log("https://example.com/a b")',
    'const urls = ["https://example.com/a b"]',
    'const a = { home: "https://example.com/a b" }',
    'export default "wss://example.com/a b"',
    'new Client("https://example.com/a b")',
    'const options = "https://example.com/a b"',
    'log(`https://example.com/a b/${id}`)',
    'log("https://example.com/a b/" + id)',
    'const a = "https://example.com/a b"; log(a)',
  ])('%s is reported', code => {
    expect(lint(code, { settings })).toMatchObject([{ messageId: 'whatwg/unescaped-space' }])
    expect(lint(code)).toEqual([])
  })

  test.each([
    '"use strict"; log("no URL: a b")',
    'log("javascript:a b")',
    'log("https://")',
    'log("http:")',
    'log("  File: " + name)',
    'log("https://<ZONE>/a b")',
    'log("https://example.com/{id}/a b")',
    'log("https://example.com/%s/a b")',
    'log(`https://${host}`)',
    'log("http://" + host + ":" + port)',
    'a === "https://example.com/a b"',
    'a.startsWith("https://example.com/a b")',
    'new RegExp("https://example.com/a b")',
    'switch (a) { case "https://example.com/a b": }',
    'const svgNamespace = "http://example.com/a b"',
    'document.createElementNS("http://example.com/a b", "svg")',
    'const a = { xmlns: "http://example.com/a b" }',
    'const a = { "https://example.com/a b": 1 }',
    'a["https://example.com/a b"]',
    '<svg xmlns="http://example.com/a b" />',
  ])('%s is not', code => {
    expect(lint(code, { settings, ...jsx })).toEqual([])
  })
})
